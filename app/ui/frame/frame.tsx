import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Density } from "#app/domain/people/preferences.ts";
import { paths } from "#app/paths.ts";
import { useHeadingFocus } from "#app/ui/browser/navigation.ts";
import { Flash, FlashProvider, type Message } from "#app/ui/elements/flash.tsx";
import { Header, type NavEntry } from "./header.tsx";
import type { Person } from "./person-menu.tsx";
import { Progress } from "./progress.tsx";
import type { ThemeChoice } from "./theme-switch.tsx";

type FrameProps = {
  productName: string;
  links: readonly NavEntry[];
  person: Person;
  theme: ThemeChoice;
  flash: Message | null;
  density: Density;
  pendingInvitations: number;
  children: ReactNode;
};

const rowsOf: Partial<Record<Density, string>> = {
  compact:
    "[&_.cards_tr]:max-[40rem]:p-2 [&_.table-region_:is(td,tbody_th)]:min-[40rem]:h-8 " +
    "[&_.table-region_:is(td,tbody_th)]:min-[40rem]:py-0 [&_.table-region_:is(td,tbody_th)]:min-[40rem]:text-[0.9375rem]",
};

export function Frame(props: FrameProps) {
  const { productName, links, person, theme, flash, density, pendingInvitations, children } = props;
  useHeadingFocus();
  return (
    <FlashProvider flash={flash}>
      <a className="skip btn" href="#content">
        Skip to content
      </a>
      <Progress />
      <Header productName={productName} links={links} person={person} theme={theme} />
      {pendingInvitations > 0 && <InvitationLine count={pendingInvitations} />}
      <Flash />
      <main id="content" tabIndex={-1} className={rowsOf[density]}>
        {children}
      </main>
    </FlashProvider>
  );
}

function InvitationLine({ count }: { count: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-line border-b bg-accent-soft px-4 pt-3 pb-1 sm:px-6 sm:py-1">
      {count === 1 ? "An invitation is waiting" : `${count} invitations are waiting`} for your answer.
      <Link to={paths.me()} reloadDocument className="inline-flex min-h-11 items-center sm:min-h-6">
        See {count === 1 ? "it" : "them"} on your own page
      </Link>
    </p>
  );
}
