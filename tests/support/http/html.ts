/** The hidden fields of the page's forms. */
export function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, unescaped(value)]));
}

/** The words that stand in HTML. */
export function unescaped(html: string) {
  const words = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
  return Object.entries(words).reduce((text, [escaped, word]) => text.replaceAll(escaped, word), html);
}

/** The mark of who opened the page, which its forms bring; '' of a visitor's. */
export function markIn(html: string) {
  return /<meta name="opened-by" content="([^"]*)"/.exec(html)?.[1] ?? "";
}
