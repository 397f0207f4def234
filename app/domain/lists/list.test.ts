import { describe, expect, expectTypeOf, test } from "vitest";
import { type Choices, defineList, type Query } from "./list.ts";
import { pickedIn } from "./picked.ts";
import { isFiltered, listAddress, pagesOf, serializeQuery, withoutFilters } from "./query.ts";
import { readQuery } from "./read-query.ts";
import { summaryOf } from "./summary.ts";

const posts = defineList({
  at: () => "/posts",
  noun: ["post", "posts"],
  size: 9,
  sort: ["title", "changed"],
  sortWords: { title: "Title" },
  views: ["grid", "list"],
  filters: {
    search: { label: "Search", words: "with “…” in the title" },
    author: { label: "Author", none: "All authors", words: "by …" },
    category: { label: "Category", none: "All categories", words: "in …" },
    subcategory: { label: "Subcategory", none: "All subcategories", words: "in …", within: "category" },
  },
});

const choices: Choices<typeof posts> = {
  author: [
    { value: "iva", label: "Iva" },
    { value: "none", label: "Without an author", words: "without an author" },
  ],
  category: [
    { value: "food", label: "Food" },
    { value: "sleep", label: "Sleep" },
  ],
  subcategory: [
    { value: "food", label: "Food", options: [{ value: "protein", label: "Protein" }] },
    { value: "sleep", label: "Sleep", options: [{ value: "naps", label: "Naps" }] },
  ],
};

const read = (query: string) => readQuery(posts, new URLSearchParams(query), choices);
const nothing = read("");

describe("reading an address", () => {
  test("takes what can be chosen, and of a group what belongs to the choice above", () => {
    expect(read("search=+egg+&author=iva&category=food&subcategory=protein&sort=-changed&view=list&page=3")).toEqual({
      search: "egg",
      author: "iva",
      category: "food",
      subcategory: "protein",
      sort: "-changed",
      view: "list",
      page: 3,
    });
    expect(read("subcategory=naps").subcategory).toBe("naps");
    expect(read("category=food&subcategory=naps").subcategory).toBe("");
  });

  test("takes everything else as not set", () => {
    expect(nothing).toEqual({
      search: "",
      author: "",
      category: "",
      subcategory: "",
      sort: "title",
      view: "grid",
      page: 1,
    });
    expect(read("author=eve&category=protein&sort=size&sort=-&view=cube&page=0&other=1")).toEqual(nothing);
    for (const page of ["-3", "1.5", "1e3", "x", " 2"]) expect(read(`page=${page}`).page).toBe(1);
    expect(read(`page=${"9".repeat(30)}`).page).toBe(999_999);
  });

  test("cuts a search to 200 signs, without the one that the database refuses", () => {
    expect(read(`search=a%00b${"x".repeat(300)}`).search).toBe(`ab${"x".repeat(198)}`);
  });
});

describe("an address", () => {
  test("says what is set, and leaves out what goes without saying", () => {
    expect(listAddress(posts, nothing)).toBe("/posts");
    expect(listAddress(posts, { ...nothing, search: "egg & ham", sort: "-title", view: "list", page: 2 })).toBe(
      "/posts?search=egg+%26+ham&sort=-title&view=list&page=2",
    );
    expect(serializeQuery(posts, { category: "food" })).toBe("?category=food");
  });

  test("is read back as it was", () => {
    const query = read("search=a&author=none&category=sleep&subcategory=naps&sort=changed&view=list&page=7");
    expect(read(serializeQuery(posts, query))).toEqual(query);
  });

  test("without its filters is sorted and laid out as before", () => {
    const cleared = withoutFilters(posts, read("search=a&category=food&view=list&sort=changed&page=4"));
    expect(listAddress(posts, cleared)).toBe("/posts?sort=changed&view=list");
    expect(isFiltered(posts, cleared)).toBe(false);
    expect(isFiltered(posts, read("author=iva"))).toBe(true);
  });
});

test("the summary says how many there are, and which", () => {
  const words = (query: string, total: number) => summaryOf(posts, read(query), choices, total);
  expect(words("", 1)).toBe("1 post");
  expect(words("sort=changed&page=2", 12)).toBe("12 posts");
  expect(words("search=$%261&author=iva", 2)).toBe("2 posts with “$&1” in the title by Iva");
  expect(words("author=none&category=food&subcategory=protein", 0)).toBe("0 posts without an author in Food, Protein");
  expect(words("subcategory=naps", 1)).toBe("1 post in Naps");
  const said = { search: "with a title like “…”" };
  expect(summaryOf(posts, read("search=eg&author=iva"), choices, 2, said)).toBe(
    "2 posts with a title like “eg” by Iva",
  );
});

test("a day is taken as one of the calendar, from 1970 to 2100, and said as people write it", () => {
  const sales = defineList({
    at: () => "/sales",
    noun: ["sale", "sales"],
    size: 24,
    filters: { from: { label: "From", isDay: true, words: "from …" }, to: { label: "To", isDay: true, words: "to …" } },
  });
  const asked = (from: string) => readQuery(sales, new URLSearchParams({ from }), {});
  expect(asked("2026-02-28")).toEqual({ from: "2026-02-28", to: "", page: 1 });
  for (const from of ["2026-02-30", "0002-01-01", "1969-12-31", "2101-01-01", "28/02/2026"])
    expect(asked(from).from).toBe("");
  expect(summaryOf(sales, { from: "2026-02-28", to: "2026-03-01", page: 1 }, {}, 2)).toBe(
    "2 sales from 28/02/2026 to 01/03/2026",
  );
  expect(summaryOf(sales, asked(""), {}, 1)).toBe("1 sale");
});

test("ticked rows are read from the address once each, and no more of them than a page has", () => {
  const [one, two] = ["0198aaaa-0000-7000-8000-000000000001", "0198aaaa-0000-7000-8000-000000000002"];
  const address = `https://site.test/list?who=${one}&who=${two}&who=${one.toUpperCase()}&who=x&who=`;
  expect(pickedIn(address, 24)).toEqual([one, two]);
  expect(pickedIn(address, 1)).toEqual([one]);
});

test("of a filter that takes many, those are taken that can be chosen, however the address names them", () => {
  const invoices = defineList({
    at: () => "/invoices",
    noun: ["invoice", "invoices"],
    size: 24,
    filters: { month: { label: "Month", none: "All months", words: "of …", isMany: true } },
  });
  const months = { month: ["Jan", "Feb", "Mar"].map((label, at) => ({ value: String(at + 1), label })) };
  const asked = (query: string) => readQuery(invoices, new URLSearchParams(query), months);
  expect(asked("month=1&month=3&month=1&month=x")).toEqual({ month: "1,3", page: 1 });
  expect(serializeQuery(invoices, asked("month=3&month=2"))).toBe("?month=3%2C2");
  expect(asked("month=3%2C2,13").month).toBe("3,2");
  expect(asked("month=").month).toBe("");
  expect(summaryOf(invoices, asked("month=1,3"), months, 2)).toBe("2 invoices of Jan, Mar");
  expect(summaryOf(invoices, asked(""), months, 2)).toBe("2 invoices");
});

test("an empty list has a page, and a full page no empty one after it", () => {
  expect([0, 1, 9, 10].map((total) => pagesOf(posts, total))).toEqual([1, 1, 1, 2]);
});

test("a misspelt name does not compile: names are known to the compiler one by one", () => {
  type Names = "search" | "author" | "category" | "subcategory" | "sort" | "view" | "page";
  expectTypeOf<keyof Query<typeof posts>>().toEqualTypeOf<Names>();
  expectTypeOf<keyof Choices<typeof posts>>().toEqualTypeOf<"author" | "category" | "subcategory">();
  expectTypeOf<Query<typeof posts>["sort"]>().toEqualTypeOf<"title" | "changed" | "-title" | "-changed">();
  expectTypeOf<{ serch: string }>().not.toExtend<Partial<Query<typeof posts>>>();
  const declare = defineList<typeof posts>;
  type Filters = Parameters<typeof declare>[0]["filters"];
  expectTypeOf<Filters["subcategory"]["within"]>().toEqualTypeOf<"category">();
});
