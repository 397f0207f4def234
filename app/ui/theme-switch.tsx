import { Form, useLocation } from "@remix-run/react";
import { Monitor, Moon, Sun } from "lucide-react";

export type ThemeChoice = "light" | "dark" | null;

const choices = [
  { value: "", label: "System", Icon: Monitor },
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
] as const;

/** Light, dark, or as the system says; kept in a cookie, so the server draws the right one at once. */
export function ThemeSwitch({ theme }: { theme: ThemeChoice }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/theme" preventScrollReset className="theme" aria-label="Theme">
      <input type="hidden" name="from" value={pathname + search} />
      {choices.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="submit"
          name="theme"
          value={value}
          title={`${label} theme`}
          aria-pressed={value === (theme ?? "")}
        >
          <Icon aria-hidden="true" />
          <span>{label}</span>
        </button>
      ))}
    </Form>
  );
}
