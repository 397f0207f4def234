import { foldForSearch } from "#app/domain/text/fold.ts";

const longest = 80;

/** Characters that break or reverse a line, or are invisible. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
/** In joining scripts these two belong inside words: 'علی‌رضا'. */
const joining =
  /(?<=[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gujarati}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Telugu}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;
const joiner = { "\u200c": "\ue000", "\u200d": "\ue001" } as Record<string, string>;

/** Full stops of other scripts that browsers accept in an address (UTS 46), and look-alikes. */
const stops = /[。｡．․‧∙⋅·ꓸ𐩐]/gu;
/** What mail clients turn into links. */
const address = /:\/\/|[@＠]|\bwww\.|[\p{L}\p{N}\p{M}]\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}/iu;
/** Titles written without a space: 'St.John'. */
const title = /(?<!\p{L})(St|Ste|Sv|Dr|Mr|Mrs|Ms|Prof|Fr|Jr|Sr)\.(?=\p{Lu})/gu;

/**
 * One line, also for subjects. Empty if it looks like an address: anybody can choose their name, and it appears in
 * mails to others.
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

/** Look-alikes that folding does not catch (UTS 39, the common ones). */
const lookAlikes: Record<string, string> = {
  ...lettersOf("абвгдеёзікмнопрсстухуүһԁԛԝѕјӏьѵ", "abbrdee3lkmhonpcctyxyyhdqwsjlbv"),
  ...lettersOf("αβγεηικνορστυχωϲμζ", "abyenlkvoportuxwcuz"),
  ...lettersOf("օոսցհգզքյ", "onughqzpj"),
  ...lettersOf("ɑᴀʙᴄᴅᴇɢʜɪɩᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "aabcdeghlljklmnoprstuvwyz"),
  ...lettersOf("ꭺꮯꭼꮋꮶꮇꮲꮢꮪꭲꮩꮃꮍꮓꮮ", "acehkmprstvwyzl"),
  ...lettersOf("013457i|!", "oleastlll"),
};

/** why: capitals resemble other letters than their small forms do */
const greekCapitals = lettersOf("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX");

/** Suffixes that make a name look official: 'MacrocycleSupport'. */
const official = ["support", "team", "help", "service", "security", "billing", "payment", "admin", "official", "staff"];

export function imitatesProduct(name: string, productName: string): boolean {
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
