import type { ReactNode } from "react";
import { retry } from "#app/ui/browser/line.ts";

type Props = { children: ReactNode; button?: string; onPress?: () => void };

export function NoticeBar({ children, button = "Retry", onPress = retry }: Props) {
  return (
    <div
      role="alert"
      className="sticky bottom-0 z-60 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-bad bg-bad-soft px-4 py-3 wrap-anywhere"
    >
      <p>{children}</p>
      <button type="button" className="btn" onClick={onPress}>
        {button}
      </button>
    </div>
  );
}
