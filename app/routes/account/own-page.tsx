import type { ReactNode } from "react";
import type { OwnPlace } from "#app/paths.ts";
import { AccountPage } from "./account-page.tsx";
import { MePage } from "./me-page.tsx";

export type AtPlace = { place: OwnPlace };

export function OwnPage({ place, title, children }: AtPlace & { title: string; children: ReactNode }) {
  const Page = place === "me" ? MePage : AccountPage;
  return <Page title={title}>{children}</Page>;
}
