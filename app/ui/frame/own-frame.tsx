import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { useHeadingFocus } from "#app/ui/browser/navigation.ts";
import { Flash, FlashProvider, type Message } from "#app/ui/elements/flash.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { IconName } from "#app/ui/elements/icon-names.ts";
import { Logo } from "#app/ui/elements/logo.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { Progress } from "./progress.tsx";

type OwnFrameProps = {
  productName: string;
  person: { fullName: string };
  isInAdministration: boolean;
  flash: Message | null;
  children: ReactNode;
};

/** Text of 16 px and targets of 48 px, for a phone. */
const roomy =
  "[&_.btn]:min-h-12 [&_.btn]:px-3 [&_.btn]:text-base [&_.hint]:text-base [&_.input]:min-h-12 [&_.input]:text-base " +
  "[&_.label]:text-base [&_.field-error]:text-base";

/** In a gym's light: 7:1 for what is read. */
const bright =
  "[--accent:light-dark(#8f2500,#ff9a6e)] [--accent-text:light-dark(#8f2500,#ffae88)] " +
  "[--bad:light-dark(#8a130d,#ffb4ad)] [--good:light-dark(#0d4a24,#7fe0a3)] [--ink-2:light-dark(#4b4640,#c9c3ba)]";

const barItem = "inline-flex min-h-12 items-center px-2 text-bar-ink-2 no-underline hover:text-bar-ink";

export function OwnFrame({ productName, person, isInAdministration, flash, children }: OwnFrameProps) {
  useHeadingFocus();
  return (
    <FlashProvider flash={flash}>
      <a className="skip btn" href="#content">
        Skip to content
      </a>
      <Progress />
      <header className="bar min-h-14 print:hidden">
        <a className="brand min-h-12" href={paths.train()}>
          <Logo />
          <span className={isInAdministration ? "max-[22em]:sr-only" : undefined}>{productName}</span>
        </a>
        <OwnTabs />
        <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end">
          {isInAdministration && (
            <Link className={barItem} to={paths.home()} reloadDocument>
              Administration
            </Link>
          )}
          <span className="max-w-28 truncate px-2 max-sm:sr-only sm:max-w-64">{person.fullName}</span>
          <PostForm action={paths.logout()} className="max-sm:hidden">
            <button type="submit" className={barItem}>
              Log out
            </button>
          </PostForm>
        </div>
      </header>
      <div className={`contents ${bright}`}>
        <Flash />
      </div>
      <main id="content" tabIndex={-1} className={`${roomy} ${bright} max-sm:pb-24`}>
        {children}
      </main>
    </FlashProvider>
  );
}

const tabs: { to: string; name: string; icon: IconName }[] = [
  { to: paths.train(), name: "Today", icon: "dumbbell" },
  { to: trainPaths.trainCalendar(), name: "Calendar", icon: "calendar-days" },
  { to: trainPaths.trainProgress(), name: "Progress", icon: "chart-line" },
  { to: paths.me(), name: "Me", icon: "circle-user" },
];

const tab =
  "inline-flex min-h-12 items-center gap-1 px-3 text-bar-ink-2 no-underline hover:text-bar-ink " +
  "aria-[current]:font-semibold aria-[current]:text-bar-ink aria-[current]:shadow-[inset_0_3px_var(--bar-accent)] " +
  "max-sm:min-h-16 max-sm:flex-col max-sm:justify-center max-sm:px-0 max-sm:text-sm";

/** At the thumb on a phone. Each loads its page: those below /train send no React. */
function OwnTabs() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main"
      className="flex max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:grid max-sm:grid-cols-4 max-sm:bg-bar max-sm:pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map(({ to, name, icon }) => (
        <a key={to} href={to} aria-current={to === tabOf(pathname) ? "page" : undefined} className={tab}>
          <Icon name={icon} />
          {name}
        </a>
      ))}
    </nav>
  );
}

/** A page below a tab's belongs to it; what was done to Calendar, workouts and readiness to Today. */
function tabOf(pathname: string) {
  if (pathname.startsWith(trainPaths.trained(""))) return trainPaths.trainCalendar();
  const own = tabs.filter(({ to }) => to !== paths.train()).find(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return own?.to ?? paths.train();
}
