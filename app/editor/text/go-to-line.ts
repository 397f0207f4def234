/** Selects the line in the box and shows it: where it stands by now, if lines were added or removed above it. */
export function goToLine(box: HTMLTextAreaElement, number: number, message: string) {
  const lines = box.value.split("\n");
  const same = lines.findIndex((line) => line.trim() === message);
  const index = lines[number - 1]?.trim() === message || same < 0 ? Math.min(number, lines.length) - 1 : same;
  const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  box.scrollIntoView({ block: "nearest" });
  box.focus({ preventScroll: true });
  box.setSelectionRange(start, start + (lines[index]?.length ?? 0));
  const height = Number.parseFloat(getComputedStyle(box).lineHeight) || 0;
  box.scrollTop = Math.max(0, index * height - box.clientHeight / 2);
}
