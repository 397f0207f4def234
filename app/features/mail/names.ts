import { foldForSearch } from "#app/domain/text/fold.ts";

const longest = 80;

/** Breaks and marks that turn a line around or hide in it. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
/** In scripts whose letters join, these two say how, inside a word: 'علی‌رضا'. */
const joining =
  /(?<=[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gujarati}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Telugu}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;
const joiner = { "\u200c": "\ue000", "\u200d": "\ue001" } as Record<string, string>;

/** Full stops of other scripts, which browsers take for one in an address (UTS 46), and those that look like one. */
const stops = /[。｡．․‧∙⋅·ꓸ𐩐]/gu;
/** What mail programs turn into a link by themselves. */
const address = /:\/\/|[@＠]|\bwww\.|[\p{L}\p{N}\p{M}]\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}/iu;
/** Titles that people write without a space: 'St.John'. */
const title = /(?<!\p{L})(St|Ste|Sv|Dr|Mr|Mrs|Ms|Prof|Fr|Jr|Sr)\.(?=\p{Lu})/gu;

/**
 * A name as one line of text, for a subject as well. Empty when it reads like an address: whoever signs up chooses
 * their name, and so what stands in a mail to somebody else.
 */
export function nameInMail(name: string): string {
  const line = withoutUnseen(name).replace(title, "$1. ");
  if (address.test(line.normalize("NFKC").replace(stops, "."))) return "";
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : line;
}

function withoutUnseen(name: string) {
  const kept = name.replace(/[\ue000\ue001]/g, "").replace(joining, (mark) => joiner[mark] ?? "");
  const line = kept.replace(unseen, " ").trim();
  return line.replaceAll("\ue000", "\u200c").replaceAll("\ue001", "\u200d");
}

/** Letters by the Latin ones that they look like, where folding does not find them (UTS 39, the usual ones). */
const lookAlikes: Record<string, string> = {
  ...lettersOf("абвгдеёзікмнопрсстухуүһԁԛԝѕјӏьѵ", "abbrdee3lkmhonpcctyxyyhdqwsjlbv"),
  ...lettersOf("αβγεηικνορστυχωϲμζ", "abyenlkvoportuxwcuz"),
  ...lettersOf("օոսցհգզքյ", "onughqzpj"),
  ...lettersOf("ɑᴀʙᴄᴅᴇɢʜɪɩᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "aabcdeghlljklmnoprstuvwyz"),
  ...lettersOf("ꭺꮯꭼꮋꮶꮇꮲꮢꮪꭲꮩꮃꮍꮓꮮ", "acehkmprstvwyzl"),
  ...lettersOf("013457i|!", "oleastlll"),
};

/** why: they look like other letters than their small ones do */
const greekCapitals = lettersOf("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX");

/** Words that make a product's name its own when they follow it in one word: 'MacrocycleSupport'. */
const official = ["support", "team", "help", "service", "security", "billing", "payment", "admin", "official", "staff"];

/** Whether the name would pass for the product's own, also in letters of other scripts: 'Масrосyсlе Support'. */
export function passesForProduct(name: string, productName: string): boolean {
  const product = wordsOf(productName).join("");
  if (product === "") return false;
  const words = wordsOf(name);
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const joined = words.slice(from, to).join("");
      if (joined === product) return true;
      if (official.some((word) => joined.startsWith(product + asSeen(word)))) return true;
      if (joined.length > product.length) break;
    }
  }
  return false;
}

function wordsOf(name: string) {
  return asSeen(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The text by what its letters look like: the same for two that the eye does not tell apart. */
function asSeen(text: string) {
  const visible = text.normalize("NFKC").replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, "");
  const folded = foldForSearch([...visible].map((letter) => greekCapitals[letter] ?? letter).join(""));
  const plain = [...folded].map((letter) => lookAlikes[letter] ?? letter).join("");
  return plain.replaceAll("rn", "m").replaceAll("vv", "w");
}

function lettersOf(from: string, to: string) {
  const letters = [...to];
  return Object.fromEntries([...from].map((letter, index) => [letter, letters[index] ?? letter]));
}
