type Props = {
  icon: "up" | "down" | "remove" | "add" | "open" | "fold" | "copy" | "paste" | "place";
  /** What it does, and to what: the accessible name. */
  name: string;
  value: string;
  disabled?: boolean;
};

/** A small button of the form; its picture comes from the stylesheet, since a week holds hundreds of them. */
export function IconButton({ icon, name, value, disabled }: Props) {
  return (
    <button
      className={`ib ib-${icon}`}
      type="submit"
      name="do"
      value={value}
      aria-label={name}
      title={name}
      disabled={disabled}
    />
  );
}
