import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { useHeadingFocus } from "#app/ui/browser/navigation.ts";
import { Flash, FlashProvider, type Message } from "#app/ui/elements/flash.tsx";
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

const barItem = "inline-flex min-h-12 items-center px-2 text-bar-ink-2 no-underline hover:text-bar-ink";

export function OwnFrame({ productName, person, isInAdministration, flash, children }: OwnFrameProps) {
  useHeadingFocus();
  return (
    <FlashProvider flash={flash}>
      <a className="skip btn" href="#content">
        Skip to content
      </a>
      <Progress />
      <header className="bar min-h-14">
        <Link className="brand min-h-12" to={paths.me()}>
          <Logo />
          <span className={isInAdministration ? "max-[22em]:sr-only" : undefined}>{productName}</span>
        </Link>
        <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end">
          {isInAdministration && (
            <Link className={barItem} to={paths.home()}>
              Administration
            </Link>
          )}
          <span className="max-w-28 truncate px-2 max-[22em]:sr-only sm:max-w-64">{person.fullName}</span>
          <PostForm action={paths.logout()}>
            <button type="submit" className={barItem}>
              Log out
            </button>
          </PostForm>
        </div>
      </header>
      <Flash />
      <main id="content" tabIndex={-1} className={roomy}>
        {children}
      </main>
    </FlashProvider>
  );
}
