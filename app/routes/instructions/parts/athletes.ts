import type { Part } from "./part.ts";

export const joining: Part = {
  title: "Start",
  steps: [
    {
      title: "Open your coach’s invitation",
      text: [
        "Your coach invites you by e-mail. The e-mail says who invites you; its button leads to {product}. The link is good for 30 days and works once. If it has expired, ask your coach to send it again. You can also decline, without an account.",
      ],
      picture: "invitation",
      screens: ["access/sign-up/decline-invitation"],
    },
    {
      title: "Sign up",
      text: [
        "Your e-mail is already filled in. Enter your name, choose a password of at least 10 characters, and accept the terms. If you already have an account, log in instead and answer the invitation on your own page.",
      ],
      picture: "joining",
      screens: ["access/sign-up/sign-up", "access/texts/terms", "access/texts/privacy"],
    },
    {
      title: "Answer the invitation",
      text: [
        "Your own page says who invites you and what they will see. Accept, or decline. Who was declined can’t ask again for 30 days. You can block a business for good, and take that back.",
      ],
      picture: "own",
      screens: [
        ...["me/me", "me/coaches/invitation", "me/coaches/accept-invitation", "me/coaches/decline-invitation"],
        ...["me/coaches/block-business", "me/coaches/unblock-business", "me/coaches/close-notice"],
      ],
    },
    {
      title: "Get the mobile app",
      text: [
        "You train with the mobile app. Links to it are on the page after signing up and on the login page. Log in there with the same e-mail and password. You can also train in your browser: the login page has a link to it.",
      ],
      screens: [],
    },
    {
      title: "Train in your browser",
      text: [
        "Today shows what is due, and asks how you are: your sleep, sore muscles, body weight. You can change the answers the same day. If you bought a program, choose there on which day you begin it. Under Me you choose your units, say which bar and plates you have, and get an address that shows your plan in your own calendar.",
      ],
      screens: [
        "train/today",
        "train/begin",
        "train/readiness",
        "me/account/bar",
        "me/account/calendar",
        "me/account/revoke-calendar",
      ],
    },
    {
      title: "Do a workout",
      text: [
        "Press the mark beside a set when you did it as prescribed; press it again to take it back. Or type what you did. The weights are yours, with the plates for your bar below them, and what you did last time. If a machine is taken, choose something else instead: only you get it, and your coach sees it.",
        "Save so far keeps the workout for your other devices. Finish asks how hard it was and how long it took, and says which records you raised. A lost connection loses nothing: what you typed stays on your phone until it is saved.",
      ],
      screens: ["train/workout", "train/instead", "train/finish", "train/trained"],
    },
    {
      title: "Look back",
      text: [
        "Calendar shows each month: what was planned, done, late, partly done and missed. A day opens what you did beside what was prescribed. There you can change it, or delete it. Progress shows your records, your body weight and your readiness, and the history of each exercise with its numbers.",
      ],
      screens: ["train/calendar", "train/change-trained", "train/delete-trained", "train/progress", "train/exercise"],
    },
    {
      title: "Follow your program",
      text: [
        "Your coach gives you a program and a start date. The app shows what each day asks for, in kilograms for you where your coach wrote percentages. Ask your coach about anything that is not clear, and stop when something hurts.",
      ],
      screens: [],
    },
  ],
};

export const own: Part = {
  title: "Your account",
  steps: [
    {
      title: "Your data is yours",
      text: [
        "What you enter is stored in your own account. A coach sees it only while you are their client. You can have more than one coach, and you can end the coaching at any time. Download my data gives you everything.",
      ],
      screens: ["me/coaches/end-coaching", "me/account/info"],
    },
    {
      title: "Forgot your password?",
      text: ["Type your e-mail on this page, and you get a link to choose a new one. It works for an hour."],
      picture: "password",
      screens: ["access/login/forgot-password", "access/login/reset-password"],
    },
  ],
};
