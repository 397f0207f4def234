import type { Part } from "./part.ts";

export const account: Part = {
  title: "Your account",
  steps: [
    {
      title: "Sign up and log in",
      text: [
        "Sign up with your name, e-mail and a password of at least 10 characters. Confirm the e-mail that you get. Log in with your password or a passkey.",
      ],
      screens: [
        "access/login/login",
        "access/sign-up/activate-account",
        "access/sign-up/become-coach",
        "access/refused",
      ],
    },
    {
      title: "Set your name, units and time zone",
      text: ["Settings, User info has your name and phone number, your picture, units, rounding and time zone."],
      picture: "settings",
      screens: ["settings/settings", "settings/index", "settings/account/user-info"],
    },
    {
      title: "Keep your account safe",
      text: [
        "Change your password, add passkeys, and see where you are logged in. Log out any device that is not yours. An access token lets an app of yours use the API.",
      ],
      picture: "devices",
      screens: [
        ...["account/password", "account/passkeys", "account/rename-passkey", "account/delete-passkey"],
        ...["account/devices", "account/end-session", "account/end-others"],
        ...["settings/account/personal-tokens", "settings/account/new-personal-token"],
        ...["settings/account/revoke-personal-token", "api/docs"],
      ],
    },
    {
      title: "Take your data, or leave",
      text: [
        "Your data gathers everything in a zip: tables for a spreadsheet, your programs as text and PDF, your invoices as PDF. You can also leave. We tell you first what will be deleted and what others keep.",
      ],
      picture: "data",
      screens: ["account/your-data", "account/leave", "me/account/leave"],
    },
  ],
};

export const licence: Part = {
  title: "Your licence",
  steps: [
    {
      title: "Choose a plan",
      text: [
        "Subscribe shows the plans with the number of people each is for. Choose monthly or yearly, type what you want on the invoice, and pay by card or by invoice. If you change to a dearer plan, you only pay the difference for the days that are left.",
      ],
      picture: "plans",
      screens: ["packages/subscribe", "payments/billing-info", "payments/payment", "payments/payment-complete"],
    },
    {
      title: "Look after your subscription",
      text: [
        "Settings, Subscription says what you have, what it costs next and when. Change the card, cancel, or try a failed payment again. After you cancel, it lasts to the end of the time that you paid for.",
      ],
      picture: "subscription",
      screens: [
        ...["settings/billing/subscription", "settings/billing/cancel-subscription", "settings/billing/change-card"],
        ...["settings/billing/try-again", "settings/billing/withdraw-payment"],
      ],
    },
    {
      title: "Find your invoices",
      text: ["Settings, Billing lists your invoices as PDF, and holds your billing information."],
      screens: ["settings/billing/billing", "settings/billing/invoice", "settings/billing/billing-info"],
    },
  ],
};

export const administration: Part = {
  title: "For administrators",
  steps: [
    {
      title: "Users and roles",
      text: [
        "Settings, Users finds anybody by name, role and subscription. Set roles, commission and a licence, or delete a user.",
      ],
      screens: ["settings/users/users", "settings/users/user", "settings/users/delete-user"],
    },
    {
      title: "The library and the store",
      text: [
        "Name categories and subcategories of exercises. Accept or decline programs that wait for publishing; a reason goes to the author.",
      ],
      screens: [
        ...["exercises/categories", "exercises/delete-category", "exercises/subcategories"],
        ...["exercises/delete-subcategory", "editor/program/publish-accept", "editor/program/publish-decline"],
      ],
    },
    {
      title: "Print programs",
      text: ["Print report makes a PDF of the days that you choose, with one client’s kilograms if you like."],
      picture: "report",
      screens: ["editor/program/report"],
    },
    {
      title: "Plans and payments",
      text: [
        "Packages are the plans that coaches choose. Settings, Payments lists what differs between our books and the payment provider’s. A refunded invoice can end its licence.",
      ],
      screens: [
        ...["packages/packages", "packages/new", "packages/package", "packages/delete"],
        ...["settings/sales/payments", "settings/sales/finding", "settings/billing/end-licence"],
      ],
    },
    {
      title: "Mails",
      text: ["Settings, Mails shows what could not be sent and why, and sends it again."],
      screens: ["settings/mails/mails", "settings/mails/mail"],
    },
  ],
};
