import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import { type CSSProperties, createElement as element, Fragment, type ReactNode } from "react";
import { mailColours } from "./colours.ts";
import type { MailSettings, MailWords } from "./words.server.ts";

// why: no JSX, since `npm run worker` runs this file uncompiled

type Colour = keyof typeof mailColours;

function light(colour: Colour) {
  return mailColours[colour][0];
}

const dark = (colour: Colour) => mailColours[colour][1];

// why: nothing in it needs escaping, which React would do inside style
/** Mail clients without dark mode use the inline light colours. */
const darkMode = `@media (prefers-color-scheme: dark) {
  .page, .page td { background-color: ${dark("paper")} !important; }
  .card, .card td { background-color: ${dark("card")} !important; border-color: ${dark("line")} !important; }
  .quote { background-color: ${dark("sunken")} !important; }
  .ink { color: ${dark("ink")} !important; }
  .soft { color: ${dark("ink-2")} !important; }
  .link { color: ${dark("accent-text")} !important; }
  .action { background-color: ${dark("accent")} !important; color: ${dark("accent-ink")} !important; }
}`;

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const wraps: CSSProperties = { overflowWrap: "anywhere" };
const ink: CSSProperties = { ...wraps, color: light("ink"), fontSize: 16, lineHeight: "24px", margin: "0 0 16px" };
const soft: CSSProperties = { ...wraps, color: light("ink-2"), fontSize: 14, lineHeight: "21px", margin: "0 0 8px" };

export function mailPage(words: MailWords, settings: MailSettings) {
  const page = { backgroundColor: light("paper"), fontFamily: font, padding: "24px 12px", margin: 0 };
  return element(
    Html,
    { lang: "en" },
    element(Head, null, ...headOf(words)),
    element(
      Body,
      { className: "page", style: page },
      element(Preview, null, words.paragraphs[1] ?? words.paragraphs[0] ?? words.heading),
      element(
        Container,
        { style: { maxWidth: 520 } },
        element(Text, { className: "ink", style: { ...ink, fontWeight: 700, fontSize: 18 } }, settings.productName),
        card(words),
        ...footer(settings),
      ),
    ),
  );
}

function headOf({ subject }: MailWords) {
  return [
    element("meta", { key: "viewport", name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("meta", { key: "scheme", name: "color-scheme", content: "light dark" }),
    element("meta", { key: "schemes", name: "supported-color-schemes", content: "light dark" }),
    element("title", { key: "title" }, subject),
    element("style", { key: "style" }, darkMode),
  ];
}

function card({ heading, paragraphs, quote, action, notes }: MailWords) {
  const look = { backgroundColor: light("card"), border: `1px solid ${light("line")}`, borderRadius: 8 };
  const inside = { padding: "24px 24px 16px" };
  const title = { ...ink, fontSize: 22, lineHeight: "28px" };
  return element(
    Container,
    { className: "card", style: { ...look, borderCollapse: "separate" } },
    element(
      "div",
      { style: inside },
      element(Heading, { as: "h1", className: "ink", style: title }, heading),
      ...paragraphs.map((text, at) => element(Text, { key: at, className: "ink", style: ink }, text)),
      quote === undefined ? null : quoted(quote),
      action ? button(action) : null,
      ...notes.map((text, at) => element(Text, { key: `note ${at}`, className: "soft", style: soft }, withLinks(text))),
    ),
  );
}

function button({ label, href }: NonNullable<MailWords["action"]>) {
  const look = { backgroundColor: light("accent"), color: light("accent-ink"), borderRadius: 6, padding: "13px 20px" };
  return element(
    Fragment,
    { key: "action" },
    element(Button, { className: "action", href, style: { ...look, fontSize: 16, fontWeight: 600 } }, label),
    element(
      Text,
      { className: "soft", style: { ...soft, margin: "16px 0" } },
      "If the button does not work, open this address: ",
      link(href, href),
    ),
  );
}

function link(href: string, text: string) {
  const look = { color: light("accent-text"), textDecoration: "underline", ...wraps };
  return element(Link, { key: href, className: "link", href, style: look }, text);
}

/** Links only our own addresses, never what others wrote. */
function withLinks(text: string): ReactNode[] {
  return text.split(/(https?:\/\/\S+)/).map((part) => (/^https?:/.test(part) ? link(part, part) : part));
}

function quoted(text: string) {
  const lines = text.split("\n").flatMap((line, at) => (at > 0 ? [element("br", { key: at }), line] : [line]));
  const look = { ...ink, backgroundColor: light("sunken"), borderRadius: 6, padding: "12px 16px" };
  return element(Text, { className: "ink quote", style: look }, ...lines);
}

function footer({ productName, publicUrl, supportEmail }: MailSettings) {
  const help = supportEmail ? [". Questions? Write to ", link(`mailto:${supportEmail}`, supportEmail)] : [];
  const line = element(
    Text,
    { key: "footer", className: "soft", style: { ...soft, margin: "16px 0 0" } },
    `${productName}, `,
    link(publicUrl, new URL(publicUrl).host),
    ...help,
  );
  return [line];
}
