import { useLocation } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { FrameIcon } from "#app/ui/elements/icon.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";

export type ThemeChoice = "light" | "dark" | null;

const choices = [
  { value: "", label: "System", icon: "monitor" },
  { value: "light", label: "Light", icon: "sun" },
  { value: "dark", label: "Dark", icon: "moon" },
] as const;

/** Stored in a cookie, so that the server renders the right one. */
export function ThemeSwitch({ theme }: { theme: ThemeChoice }) {
  const { pathname, search } = useLocation();
  return (
    <PostForm action={paths.theme()} preventScrollReset className="theme" aria-label="Theme">
      <input type="hidden" name="from" value={pathname + search} />
      {choices.map(({ value, label, icon }) => (
        <button
          key={value}
          type="submit"
          name="theme"
          value={value}
          title={`${label} theme`}
          aria-pressed={value === (theme ?? "")}
        >
          <FrameIcon name={icon} />
          <span>{label}</span>
        </button>
      ))}
    </PostForm>
  );
}
