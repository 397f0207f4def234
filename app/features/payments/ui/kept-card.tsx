type Props = { card: string; isNew: boolean; onChoose: (isNew: boolean) => void };

/** Whether to pay with the card that was paid with before, or with another one. */
export function KeptCard({ card, isNew, onChoose }: Props) {
  return (
    <fieldset className="field">
      <legend className="label">Pay with</legend>
      <div className="choices choices-1">
        <label className="check">
          <input type="radio" name="card" value="kept" defaultChecked={!isNew} onChange={() => onChoose(false)} />
          {card}
        </label>
        <label className="check">
          <input type="radio" name="card" value="new" defaultChecked={isNew} onChange={() => onChoose(true)} />
          Another card
        </label>
      </div>
    </fieldset>
  );
}
