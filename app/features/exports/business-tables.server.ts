import { trackables } from "#app/domain/trackables/table.ts";
import * as business from "./business-queries.server.ts";
import { day, list, moment, number, only, text, tick } from "./columns.ts";
import * as money from "./money-queries.server.ts";
import { invitedColumns } from "./person-tables.server.ts";
import { exportPrograms } from "./program-queries.server.ts";
import { table } from "./table.server.ts";

export const businessTables = [
  table("clients", business.exportClients, {
    title: "Clients",
    about: "the clients of your business",
    columns: { name: text("Name"), email: text("E-mail"), since: moment("Client since") },
  }),
  table("notes", business.exportNotes, {
    title: "Notes about clients",
    about: "what your business noted about its clients",
    columns: {
      client: text("Client"),
      notedOn: day("Day"),
      text: text("Note"),
      author: text("Written by"),
      createdAt: moment("Written"),
    },
  }),
  table("groups", business.exportGroups, {
    title: "Groups of clients",
    about: "the groups of your clients",
    columns: { name: text("Group"), members: list("Members"), createdAt: moment("Made") },
  }),
  table("invitations", business.exportInvitations, {
    title: "Invitations",
    about: "the people that your business invited",
    columns: { email: text("E-mail"), ...invitedColumns, groups: list("Groups") },
  }),
  table("exercises", business.readExercises, {
    title: "Exercises",
    about: "the exercises that you created",
    columns: {
      id: only("text"),
      name: text("Exercise"),
      description: text("Description"),
      difficulty: text("Difficulty"),
      categories: list("Categories"),
      subcategories: list("Subcategories"),
      videoUrl: text("Video"),
      imageId: only("text"),
      trackableCategories: list(
        "What is measured",
        Object.fromEntries(Object.entries(trackables).map(([category, { name }]) => [category, name])),
      ),
      oneRepetitionMaxFormula: text("Formula of the one-repetition maximum"),
      superiorExerciseId: only("text"),
      superiorExercisePercentage: number("Share of its superior exercise (%)"),
      createdAt: moment("Made"),
      updatedAt: moment("Changed"),
      otherNames: list("Also called"),
    },
  }),
  table("folders", business.exportFolders, {
    title: "Folders of programs",
    about: "the folders of your programs",
    columns: { name: text("Folder"), createdAt: moment("Made") },
  }),
  table("set-names", business.exportSetNames, {
    title: "Names of sets",
    about: "the names that your business gave to sets",
    columns: { name: text("Name"), usedAt: moment("Last used") },
  }),
  table("posts", business.exportPosts, {
    title: "Posts",
    about: "the posts that you wrote",
    columns: {
      id: only("text"),
      title: text("Title"),
      description: text("Text"),
      categories: list("Categories"),
      videoUrl: text("Video"),
      imageId: only("text"),
      createdAt: moment("Written"),
      updatedAt: moment("Changed"),
    },
  }),
  table("billing-information", money.exportBillingInformation, {
    title: "Billing information",
    about: "what your business wants on its invoices",
    isOne: true,
    columns: {
      name: text("First name"),
      surname: text("Last name"),
      address: text("Address"),
      zip: text("Postal code"),
      city: text("City"),
      companyName: text("Company"),
      branchOffice: text("Branch office"),
      oib: text("OIB"),
      vat: text("VAT ID"),
    },
  }),
  table("invoices", money.exportInvoices, {
    title: "Invoices",
    about: "the invoices of your business; each is there as PDF, too",
    columns: {
      number: text("Number"),
      issuedOn: day("Day"),
      total: number("Total (EUR)"),
      vatRate: number("VAT rate (%)"),
      vat: number("VAT (EUR)"),
      lines: list("What for"),
      buyer: list("Buyer"),
      seller: list("Seller"),
    },
  }),
  table("purchases", money.exportPurchases, {
    title: "Bought programs",
    about: "the programs that you bought",
    columns: {
      programId: only("text"),
      program: text("Program"),
      purchasedAt: moment("Bought"),
      startDate: day("Begins"),
      price: number("Price (EUR)"),
    },
  }),
  table("programs", exportPrograms, {
    title: "Programs",
    about: "your programs; each is there as text and as PDF, and in JSON with its days, clients and history",
    columns: {
      id: only("text"),
      name: text("Program"),
      folder: text("Folder"),
      difficulty: text("Difficulty"),
      shortDescription: text("In short"),
      description: text("Description"),
      continuous: tick("Goes on without an end"),
      duration: number("Length"),
      timeUnit: text("Length in", { D: "days", W: "weeks", M: "months", Y: "years" }),
      startDate: day("Starts"),
      status: number("Published", { 1: "no", 2: "waits for a decision", 3: "yes" }),
      price: number("Price (EUR)"),
      askedPrice: number("Price asked (EUR)"),
      feedback: text("Feedback"),
      imageId: only("text"),
      createdAt: moment("Made"),
      updatedAt: moment("Changed"),
    },
  }),
  table("images", business.exportImages, {
    title: "Images",
    about: "the images that you uploaded",
    columns: {
      id: text("File"),
      contentType: only("text"),
      widths: only("list"),
      width: number("Width (pixels)"),
      height: number("Height (pixels)"),
      byteSize: number("Size (bytes)"),
      createdAt: moment("Uploaded"),
    },
  }),
];
