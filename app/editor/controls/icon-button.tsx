type Props = {
  icon: "up" | "down" | "remove" | "add" | "open" | "fold" | "copy" | "paste" | "place";
  /** What it does, and to what: the accessible name, and the tip under the pointer. */
  name: string;
  value: string;
  describedBy?: string;
  disabled?: boolean;
};

/**
 * A small button of the form; its picture comes from the stylesheet. A week holds hundreds of them, so each says only
 * what it must: its name is its title, and a button of a form submits.
 */
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
