import { Link, type LinkProps, useFormAction } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { usePending } from "#app/ui/browser/pending.ts";

export type ButtonVariant = "primary" | "plain" | "ghost" | "danger";
type ButtonStyle = { variant?: ButtonVariant; size?: "m" | "s" };

export function buttonClass({ variant = "plain", size = "m" }: ButtonStyle = {}, more = "") {
  return `btn${variant === "plain" ? "" : ` btn-${variant}`}${size === "s" ? " btn-s" : ""}${more && ` ${more}`}`;
}

export function Button({
  variant,
  size,
  className,
  type = "submit",
  ...rest
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

export function ButtonLink({ variant, size, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />;
}

type SubmitProps = ButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & {
    pendingLabel?: string;
    children: ReactNode;
  };

export function SubmitButton({ variant = "primary", pendingLabel = "Saving…", children, ...rest }: SubmitProps) {
  const pending = usePending(useFormAction());
  return (
    <Button
      variant={variant}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : undefined}
      {...rest}
    >
      {pending ? pendingLabel : children}
    </Button>
  );
}
