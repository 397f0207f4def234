type Props = {
  icon: "up" | "down" | "remove" | "add" | "open" | "fold" | "copy" | "paste" | "place";
  name: string;
  value: string;
  describedBy?: string;
  disabled?: boolean;
};

/** The picture comes from the stylesheet. A week has hundreds, so each has as few attributes as possible. */
export function IconButton({ icon, name, value, describedBy, disabled }: Props) {
  return (
    // biome-ignore lint/a11y/useButtonType: why: a kilobyte of every day says nothing new
    <button
      className={`ib ib-${icon}`}
      name="do"
      value={value}
      title={name}
      aria-describedby={describedBy}
      disabled={disabled}
    />
  );
}
