import sanitizeHtml from "sanitize-html";

const kept = ["p", "br", "h3", "h4", "ul", "ol", "li", "strong", "em", "b", "i", "u", "blockquote", "hr", "a"];
const keptAttributes: Record<string, string[]> = { a: ["href"] };
const schemes = ["https", "http", "mailto"];

/**
 * `lost`: what was removed, as typed: '<script>', 'onclick', 'javascript:'. Text inside removed tags stays, except for
 * scripts and styles.
 */
export function cleanDescription(typed: string): { html: string; lost: string[] } {
  const lost = new Set<string>();
  const html = sanitizeHtml(typed, {
    allowedTags: kept,
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: schemes,
    allowProtocolRelative: false,
    transformTags: {
      "*": (tagName, attribs) => {
        for (const name of lossesOf(tagName, attribs)) lost.add(name);
        return { tagName, attribs: tagName === "a" ? linkOf(attribs) : attribs };
      },
    },
  });
  if (/<!--/.test(typed)) lost.add("comments");
  return { html: html.trim(), lost: [...lost] };
}

function lossesOf(tag: string, attributes: Record<string, string>) {
  if (!kept.includes(tag)) return [`<${tag}>`];
  const strange = Object.keys(attributes).filter((name) => !keptAttributes[tag]?.includes(name) && name !== "rel");
  return tag === "a" && attributes.href !== undefined && !leadsOut(attributes.href)
    ? [...strange, `the link to ${attributes.href}`]
    : strange;
}

function linkOf({ href = "" }: Record<string, string>): Record<string, string> {
  return leadsOut(href) ? { href, rel: "noreferrer" } : {};
}

/** Absolute, since a description is shown on several pages. */
function leadsOut(address: string) {
  return /^(https?:\/\/|mailto:)/i.test(address.trim());
}
