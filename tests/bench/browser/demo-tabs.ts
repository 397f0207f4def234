import type { Page as Tab } from "@playwright/test";
import { demoPassword } from "#scripts/demo-data/people.ts";

/** The address of the demo's program of that name. */
export async function addressOf(tab: Tab, address: string, program: string) {
  await tab.goto(`${address}/programs?search=${encodeURIComponent(program)}`);
  const path = await tab.getByRole("link", { name: program, exact: true }).getAttribute("href");
  return address + path;
}

/** The program's first week, once it can be dragged. */
export async function openEditor(tab: Tab, program: string) {
  await tab.goto(program, { waitUntil: "networkidle" });
  await tab.locator("#drag-said").waitFor({ state: "attached" });
}

export function signIn(tab: Tab, address: string, email: string) {
  return logInFor(tab, address, email, "/");
}

export async function logInFor(tab: Tab, address: string, email: string, path: string) {
  await tab.goto(`${address}/login?returnUrl=${encodeURIComponent(path)}`);
  await tab.getByLabel("Email").fill(email);
  await tab.getByLabel("Password").fill(demoPassword);
  await tab.getByRole("button", { name: "Login" }).click();
  await tab.waitForURL(address + path);
  await tab.waitForLoadState("networkidle");
}

/** Shows the mail of an invitation alone, as somebody new reads it; returns where its link leads. */
export async function openInvitation(tab: Tab, address: string) {
  await tab.goto(`${address}/dev/outbox`);
  const links = await tab
    .getByRole("link", { name: /invites you/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  for (const path of links) {
    await tab.goto(address + path);
    const mail = (await tab.locator("iframe").getAttribute("srcdoc")) ?? "";
    const link = /href="https?:\/\/[^/"]+(\/signup[^"]*)"/.exec(mail)?.[1];
    if (!link) continue;
    await tab.goto("about:blank");
    await tab.setContent(mail);
    return address + link.replaceAll("&amp;", "&");
  }
  throw new Error("The demo has invited nobody new.");
}
