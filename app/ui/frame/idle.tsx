import { type ComponentType, useEffect, useState } from "react";
import { offlineMessage, type Trouble, useTrouble } from "#app/ui/browser/line.ts";
import { whenIdle } from "#app/ui/browser/when-idle.ts";
import { NoticeBar } from "./notice-bar.tsx";

export function Idle() {
  const trouble = useTrouble();
  const [Work, setWork] = useState<ComponentType<{ trouble: Trouble | null }> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import("./idle-work.tsx").then(
          ({ IdleWork }) => setWork(() => IdleWork),
          () => {},
        );
      }),
    [],
  );
  if (Work) return <Work trouble={trouble} />;
  return (
    trouble && <NoticeBar>{trouble.kind === "line" ? offlineMessage : "That did not work. Nothing is lost."}</NoticeBar>
  );
}
