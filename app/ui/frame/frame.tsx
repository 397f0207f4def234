import type { ReactNode } from "react";
import { useHeadingFocus } from "#app/ui/browser/navigation.ts";
import { Flash, FlashProvider, type Message } from "#app/ui/elements/flash.tsx";
import { Progress } from "#app/ui/elements/progress.tsx";
import { Header, type NavLink } from "./header.tsx";
import type { Person } from "./person-menu.tsx";
import type { ThemeChoice } from "./theme-switch.tsx";

type FrameProps = {
  productName: string;
  links: readonly NavLink[];
  person: Person;
  theme: ThemeChoice;
  flash: Message | null;
  children: ReactNode;
};

export function Frame({ productName, links, person, theme, flash, children }: FrameProps) {
  useHeadingFocus();
  return (
    <FlashProvider flash={flash}>
      <a className="skip btn" href="#content">
        Skip to content
      </a>
      <Progress />
      <Header {...{ productName, links, person, theme }} />
      <Flash />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </FlashProvider>
  );
}
