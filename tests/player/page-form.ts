import { unescaped } from "#tests/support/http/html.ts";
import { get, type Visitor } from "#tests/support/http/visitor.ts";
import { wordsIn } from "./screen.ts";

/** What a person finds in a form: its words, what stands in it, and whether it would be sent. */
export type Control = {
  kind: "hidden" | "text" | "tick" | "radio" | "select" | "button" | "file";
  name: string;
  label: string;
  value: string;
  isOn: boolean;
  options: { value: string; label: string; isChosen: boolean }[];
};

export type PageForm = { action: string; isMultipart: boolean; controls: Control[] };

/** The last form of the page with such a button, as a person who reads the page finds it. */
export function formWith(html: string, button: string): PageForm {
  const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, tag = "", content = ""]) => {
    const isMultipart = attributeOf(tag, "encType") === "multipart/form-data";
    return { action: attributeOf(tag, "action") ?? "", isMultipart, controls: controlsIn(content) };
  });
  const found = forms.findLast(({ controls }) => controls.some((one) => isButton(one, button)));
  if (!found) throw new Error(`No form has a button ${button}: ${mainOf(html)}`);
  return found;
}

/** The only control of that label. */
export function controlOf({ controls }: PageForm, label: string): Control {
  const found = controls.filter((control) => control.kind !== "hidden" && control.label === label);
  const [control] = found;
  if (!control || found.length > 1) throw new Error(`${found.length} controls are called ${label}.`);
  return control;
}

export function type(form: PageForm, label: string, text: string) {
  controlOf(form, label).value = text;
}

/** Of a group of radio buttons the one, and no other. */
export function choose({ controls }: PageForm, chosen: Control) {
  for (const one of controls) if (one.kind === "radio" && one.name === chosen.name) one.isOn = one === chosen;
}

/** Posts the form as a browser without script does when that button is pressed. */
export async function pressIn(visitor: Visitor, form: PageForm, button: string): Promise<Response> {
  const entries = entriesOf(form, button);
  const parts = new FormData();
  for (const [name, value] of entries) parts.append(name, value);
  return fetch(visitor.url + form.action, {
    method: "POST",
    redirect: "manual",
    body: form.isMultipart ? parts : new URLSearchParams(entries),
    headers: { Accept: "text/html", "Sec-Fetch-Site": "same-origin", Cookie: visitor.cookie ?? "" },
  });
}

/** Where the answer sends the browser; fails with the page's words where it stays. */
export async function leadsTo(answer: Response): Promise<string> {
  const to = answer.headers.get("Location");
  if (!to) throw new Error(`Answered ${answer.status}: ${mainOf(await answer.text())}`);
  await answer.body?.cancel();
  return to;
}

/** The page at the address as it came; fails where there is none. */
export async function readPage(visitor: Visitor, path: string): Promise<string> {
  const answer = await get(visitor, path);
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${mainOf(html)}`);
  return html.replaceAll("<!-- -->", "");
}

function mainOf(html: string) {
  return wordsIn(html.slice(html.indexOf("<main"))).slice(0, 1500);
}

function entriesOf({ controls }: PageForm, button: string): [string, string][] {
  return controls.flatMap((control): [string, string][] => {
    const value = isButton(control, button) ? control.value : sentBy(control);
    return control.name === "" || value === null ? [] : [[control.name, value]];
  });
}

/** Null for what isn't sent. */
function sentBy({ kind, value, isOn, options }: Control): string | null {
  switch (kind) {
    case "button":
    case "file":
      return null;
    case "tick":
    case "radio":
      return isOn ? value || "on" : null;
    case "select":
      return (options.find(({ isChosen }) => isChosen) ?? options[0])?.value ?? "";
    default:
      return value;
  }
}

function isButton({ kind, label }: Control, words: string) {
  return kind === "button" && label === words;
}

const controlTags = /<(input|textarea|select|button)\b([^>]*)>(?:([\s\S]*?)<\/\1>)?/g;

function controlsIn(html: string): Control[] {
  return [...html.matchAll(controlTags)].map(({ 1: element = "", 2: tag = "", 3: content = "", index }) => {
    const kind = kindOf(element, tag);
    return {
      kind,
      name: attributeOf(tag, "name") ?? "",
      label: attributeOf(tag, "aria-label") ?? (kind === "button" ? wordsIn(content) : labelOf(html, tag, index)),
      value: element === "textarea" ? unescaped(content) : (attributeOf(tag, "value") ?? ""),
      isOn: / checked=""/.test(tag),
      options: kind === "select" ? optionsIn(content) : [],
    };
  });
}

const kinds: Record<string, Control["kind"]> = {
  ...{ textarea: "text", select: "select", button: "button" },
  ...{ hidden: "hidden", radio: "radio", checkbox: "tick", file: "file" },
};

function kindOf(element: string, tag: string): Control["kind"] {
  return kinds[element] ?? kinds[attributeOf(tag, "type") ?? ""] ?? "text";
}

function optionsIn(html: string) {
  return [...html.matchAll(/<option\b([^>]*)>([^<]*)<\/option>/g)].map(([, tag = "", words = ""]) => {
    return { value: attributeOf(tag, "value") ?? words, label: wordsIn(words), isChosen: / selected=""/.test(tag) };
  });
}

/** By its id, or around it. */
function labelOf(html: string, tag: string, at: number) {
  const id = attributeOf(tag, "id");
  const named = id && new RegExp(`<label\\b[^>]* for="${escaped(id)}"[^>]*>([\\s\\S]*?)</label>`).exec(html)?.[1];
  if (named) return wordsIn(named);
  const before = html.slice(0, at);
  const opened = before.lastIndexOf("<label");
  if (opened < before.lastIndexOf("</label>")) return "";
  return wordsIn(html.slice(opened, html.indexOf("</label>", at)).replace(/<select\b[\s\S]*?<\/select>/, ""));
}

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
}

function escaped(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
