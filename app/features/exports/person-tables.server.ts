import { roleNames } from "#app/domain/policy/roles.ts";
import { day, list, moment, number, only, text, tick } from "./columns.ts";
import * as person from "./person-queries.server.ts";
import { table } from "./table.server.ts";

export const invitedColumns = {
  firstName: text("First name"),
  lastName: text("Last name"),
  isClient: tick("As a client"),
  isPartner: tick("As a partner"),
  isTrainer: tick("As a trainer"),
  isWriter: tick("As a writer"),
  partnerCommissionRate: number("Commission (%)"),
  createdAt: moment("Invited"),
  sentOn: moment("E-mail sent"),
  acceptedOn: moment("Accepted"),
};

export const personTables = [
  table("profile", person.exportProfile, {
    title: "Profile",
    about: "who you are, your business and your settings",
    isOne: true,
    columns: {
      id: only("text"),
      email: text("E-mail"),
      firstName: text("First name"),
      lastName: text("Last name"),
      phoneNumber: text("Phone number"),
      imageId: only("text"),
      isActivated: tick("E-mail confirmed"),
      roles: list("Roles", roleNames),
      partnerCommissionRate: number("Commission (%)"),
      roundingStep: text("Calculated weights are rounded to"),
      timeZone: text("Time zone"),
      isTimeZoneChosen: tick("Time zone chosen by you"),
      density: text("Row height in lists"),
      weekDensity: text("Rows of the program editor"),
      weightUnit: text("Unit of weight"),
      distanceUnit: text("Unit of distance"),
      heightUnit: text("Unit of height"),
      velocityUnit: text("Unit of velocity"),
      barbell: only("object"),
      tourEndedAt: moment("Tour of the editor ended"),
      lastLoginAt: moment("Last login"),
      createdAt: moment("Signed up"),
      businessName: text("Business"),
      businessTimeZone: text("Time zone of the business"),
      subscriptionStatus: text("Subscription"),
      subscriptionValidUntil: moment("Subscription valid until"),
    },
  }),
  table("terms", person.exportTerms, {
    title: "Accepted terms",
    about: "the terms that you accepted, and when",
    columns: { version: text("Version"), acceptedAt: moment("Accepted"), confirmedAt: moment("E-mail confirmed") },
  }),
  table("sessions", person.exportSessions, {
    title: "Devices",
    about: "where you are logged in, since when, and when you last used it",
    columns: { device: text("Device"), createdAt: moment("Logged in"), lastSeenAt: moment("Last used") },
  }),
  table("passkeys", person.exportPasskeys, {
    title: "Passkeys",
    about: "your passkeys: their names, when they were added, and when they were last used",
    columns: { name: text("Name"), createdAt: moment("Added"), lastUsedAt: moment("Last used") },
  }),
  table("access-tokens", person.exportPersonalTokens, {
    title: "Access tokens",
    about: "your access tokens: their names, what they are for, and when they were last used",
    columns: {
      name: text("Name"),
      scopes: text("May"),
      createdAt: moment("Made"),
      expiresAt: moment("Ends"),
      lastUsedAt: moment("Last used"),
      revokedAt: moment("Revoked"),
    },
  }),
  table("calendar-feed", person.exportCalendarFeed, {
    title: "Calendar address",
    about: "since when your planned workouts have an address for calendars",
    isOne: true,
    columns: { createdAt: moment("Made") },
  }),
  table("app-logins", person.exportAppLogins, {
    title: "App logins",
    about: "where an app is logged in: since when, and until when",
    columns: { since: moment("Since"), until: moment("Until"), revokedAt: moment("Logged out") },
  }),
  table("coaches", person.exportCoaches, {
    title: "Your coaches",
    about: "the businesses that coach you",
    columns: { business: text("Business"), since: moment("Since") },
  }),
  table("followed-programs", person.exportFollowed, {
    title: "Programs you follow",
    about: "the programs that you were given",
    columns: {
      programId: only("text"),
      program: text("Program"),
      givenBy: text("Given by"),
      assignDate: moment("Given"),
      startDate: day("Starts"),
      roundingStep: text("Calculated weights are rounded to"),
    },
  }),
  table("invitations-to-you", person.exportInvitedTo, {
    title: "Invitations to you",
    about: "the invitations to your e-mail",
    columns: { business: text("Business"), email: text("E-mail"), ...invitedColumns },
  }),
  table("mails", person.exportMails, {
    title: "E-mails to you",
    about: "the e-mails to you, which and when, and what you wrote to support",
    columns: {
      kind: text("What it was about"),
      recipient: text("To"),
      createdAt: moment("Written"),
      sentAt: moment("Sent"),
      message: text("What you wrote"),
    },
  }),
];
