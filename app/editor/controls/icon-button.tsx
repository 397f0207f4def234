type Props = {
  icon: "remove" | "add" | "place";
  name: string;
  value: string;
};

/** The picture comes from the stylesheet. A list has many, so each has as few attributes as possible. */
export function IconButton({ icon, name, value }: Props) {
  return (
    // biome-ignore lint/a11y/useButtonType: why: a kilobyte of every day says nothing new
    <button className={`ib ib-${icon}`} name="do" value={value} title={name}>
      <span className="sr-only">{name}</span>
    </button>
  );
}
