import type { Page } from "@playwright/test";

/** Pages of the same screen differ by what stands for an id, a day or a number in their address. */
function patternOf(path: string) {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id").replace(/\/\d[\d-]*(?=\/|$)/g, "/:n");
}

/**
 * One address of each screen and dialog with a form that links lead to, by their pattern: found by following the links
 * of the pages themselves, so that a new form is found by itself.
 */
export async function formsReachedFrom(page: Page, starts: string[]): Promise<Map<string, string>> {
  const seen = new Set<string>();
  const forms = new Map<string, string>();
  let addresses = starts;
  while (addresses.length > 0) {
    const pages = await Promise.all(addresses.map(async (address) => ({ address, html: await read(page, address) })));
    for (const { address, html } of pages) {
      const pattern = patternOf(address.split("?")[0] ?? "");
      if (hasForm(html)) forms.set(pattern, address);
    }
    addresses = pages.flatMap(({ html }) => linksOf(html)).filter(isNew);
  }
  return forms;

  function isNew(address: string) {
    const pattern = patternOf(address.split("?")[0] ?? "");
    return !seen.has(pattern) && Boolean(seen.add(pattern));
  }
}

/** Empty for what is no page. */
async function read(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address);
  // why: so many at once may be too much for a busy machine's server, which then asks to come back
  if (response.status() === 503) {
    await page.waitForTimeout(1000);
    return read(page, address);
  }
  return response.headers()["content-type"]?.startsWith("text/html") ? response.text() : "";
}

function linksOf(html: string) {
  return [...html.matchAll(/<a[^>]+href="(\/[^"#]*)/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&"));
}

/** A control that a person fills in; the theme's buttons are on every page. */
function hasForm(html: string) {
  return /<(textarea|select|input(?![^>]*type="(hidden|submit)"))/.test(html);
}
