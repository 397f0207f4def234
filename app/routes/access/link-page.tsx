import type { ReactNode } from "react";
import { AccessPage } from "./access-page.tsx";

export type BadLink = "used" | "expired" | "unknown";

const words: Record<BadLink, [title: string, sentence: string]> = {
  expired: ["Link expired", "This link has expired. Ask for a new one."],
  used: ["Link used", "This link has been used. It works once. Ask for a new one."],
  unknown: ["Link not valid", "This link is not valid. Open it from the e-mail again, or ask for a new one."],
};

export function titleOfLink(state: BadLink) {
  return words[state][0];
}

export function statusOfLink(state: BadLink | "good") {
  return { good: 200, used: 410, expired: 410, unknown: 404 }[state];
}

export function LinkPage({ state, children }: { state: BadLink; children: ReactNode }) {
  const [, sentence] = words[state];
  return (
    <AccessPage title={titleOfLink(state)}>
      <p>{sentence}</p>
      {children}
    </AccessPage>
  );
}
