import type { ReactNode } from "react";
import type { Density } from "#app/domain/people/preferences.ts";
import { useHeadingFocus } from "#app/ui/browser/navigation.ts";
import { Flash, FlashProvider, type Message } from "#app/ui/elements/flash.tsx";
import { Progress } from "#app/ui/elements/progress.tsx";
import { Header, type NavEntry } from "./header.tsx";
import type { Person } from "./person-menu.tsx";
import type { ThemeChoice } from "./theme-switch.tsx";

type FrameProps = {
  productName: string;
  links: readonly NavEntry[];
  person: Person;
  theme: ThemeChoice;
  flash: Message | null;
  density: Density;
  children: ReactNode;
};

/** How far apart the rows of lists stand. */
const rowsOf: Partial<Record<Density, string>> = {
  compact:
    "[&_.cards_tr]:max-[40rem]:p-2 [&_.table-region_:is(td,tbody_th)]:min-[40rem]:py-0.5 " +
    "[&_.table-region_:is(td,tbody_th)]:min-[40rem]:text-[0.9375rem]",
};

export function Frame({ productName, links, person, theme, flash, density, children }: FrameProps) {
  useHeadingFocus();
  return (
    <FlashProvider flash={flash}>
      <a className="skip btn" href="#content">
        Skip to content
      </a>
      <Progress />
      <Header {...{ productName, links, person, theme }} />
      <Flash />
      <main id="content" tabIndex={-1} className={rowsOf[density]}>
        {children}
      </main>
    </FlashProvider>
  );
}
