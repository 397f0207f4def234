import type { ReactNode } from "react";
import { AccountPage } from "./account-page.tsx";
import { MePage } from "./me-page.tsx";
import { useOwnPlace } from "./place.ts";

export function OwnPage({ title, children }: { title: string; children: ReactNode }) {
  const Page = useOwnPlace() === "me" ? MePage : AccountPage;
  return <Page title={title}>{children}</Page>;
}
