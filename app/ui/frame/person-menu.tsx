import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Face } from "#app/ui/elements/face.tsx";
import { FrameIcon } from "#app/ui/elements/icon.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";

export type Person = { id: string; fullName: string; email: string; pictureUrl: string | null };

// why: React 18 does not know these attributes, and passes them through
const opens = { popovertarget: "person" };
const popover = { id: "person", popover: "auto" };

// why: shown in the bar where popovers are unsupported
const wide =
  "min-[60em]:supports-[selector(:popover-open)]:absolute min-[60em]:inset-[3rem_1.25rem_auto_auto] " +
  "min-[60em]:w-64 min-[60em]:rounded-m min-[60em]:border min-[60em]:border-ink-3 min-[60em]:p-2 min-[60em]:shadow-raised";
const narrow = "max-[60em]:static max-[60em]:block max-[60em]:w-full";

export function PersonMenu({ person: { id, fullName, email, pictureUrl } }: { person: Person }) {
  return (
    <>
      <button type="button" className="bar-button max-[60em]:hidden" {...opens}>
        <Face id={id} name={fullName} pictureUrl={pictureUrl} size="s" />
        <span className="sr-only">Logged in: </span>
        <span className="max-w-40 truncate">{fullName}</span>
        <FrameIcon name="chevron-down" />
      </button>
      <div className={`bg-bar text-bar-ink ${wide} ${narrow}`} {...popover}>
        <p className="px-1 py-2 text-sm wrap-anywhere">
          <strong className="block">{fullName}</strong>
          <span className="text-bar-ink-2">{email}</span>
        </p>
        <Link className="bar-button no-underline" to={paths.me()} reloadDocument>
          <FrameIcon name="users" />
          My own page
        </Link>
        <Link className="bar-button no-underline" to={paths.userInfo()}>
          <FrameIcon name="settings" />
          Settings
        </Link>
        <PostForm action={paths.logout()}>
          <button type="submit" className="bar-button">
            <FrameIcon name="log-out" />
            Log out
          </button>
        </PostForm>
      </div>
    </>
  );
}
