import { XMLBuilder } from "fast-xml-parser";

/** Names are written with hyphens; those with @ are attributes. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

type Written = string | { [name: string]: Written | Written[] };

const builder = new XMLBuilder({
  suppressBooleanAttributes: false,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  textNodeName: "#",
  format: true,
});

/** With the provider's type attributes for integers, booleans, dates, times, lists and nil. */
export function printXml(body: Value): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(written("", body))}`;
}

function written(name: string, value: Value): Written {
  if (value === null) return { "@nil": "true" };
  if (typeof value === "boolean") return { "@type": "boolean", "#": String(value) };
  if (typeof value === "number") return { "@type": "integer", "#": String(value) };
  if (typeof value === "string") return name.startsWith("@") ? value : ofText(name, value);
  if (Array.isArray(value)) return { "@type": "array", [itemOf(name)]: value.map((item) => written("", item)) };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [hyphened(key), list(key, one)]));
}

function list(key: string, value: Value): Written | Written[] {
  return key.endsWith("[]") && Array.isArray(value) ? value.map((item) => written("", item)) : written(key, value);
}

function ofText(name: string, text: string): Written {
  if (/At$|^timestamp$/.test(name)) return { "@type": "datetime", "#": text.replace(/\.\d+Z$/, "Z") };
  return /Date$/.test(name) && /^\d{4}-\d\d-\d\d$/.test(text) ? { "@type": "date", "#": text } : text;
}

function hyphened(key: string) {
  return key
    .replace(/\[\]$/, "")
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll("_", "-");
}

function itemOf(name: string) {
  return items[name] ?? "item";
}

const items: Partial<Record<string, string>> = {
  errors: "error",
  plans: "plan",
  transactions: "transaction",
  addOns: "add-on",
  discounts: "discount",
  creditCards: "credit-card",
  paymentMethods: "credit-card",
  statusHistory: "status-event",
};
