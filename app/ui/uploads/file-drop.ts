import { type DragEvent, type RefObject, useState } from "react";

/** Lets one file be dropped into a file input; more than one is refused, and said so. */
export function useFileDrop(input: RefObject<HTMLInputElement>) {
  const [over, setOver] = useState(false);
  const [tooMany, setTooMany] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    setTooMany(files.length > 1);
    if (files.length !== 1 || !input.current) return;
    input.current.files = files;
    input.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  function drag(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  return {
    over,
    tooMany,
    handlers: { onDragOver: drag, onDragLeave: () => setOver(false), onDrop: drop, onChange: () => setTooMany(false) },
  };
}
