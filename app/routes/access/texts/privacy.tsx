import { afterCoaching } from "#app/domain/people/after-coaching.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { type Part, TextPage } from "./text-page.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Privacy statement");

const intro =
  "This is what {product} knows about you, why, for how long, and what you can do about it. The business that runs {product} here is responsible for it.";

const parts: Part[] = [
  {
    title: "What we store",
    items: [
      "Your name, your e-mail and, if you give them, your phone number and your picture: to know you and to write to you.",
      "Your password, as a salted hash from which nobody can read it; of a passkey, only the half that is not secret.",
      "Where you are logged in: which kind of browser, since when, and when it was last used.",
      "What you write: programs, exercises, posts, images, notes.",
      "About athletes: completed workouts, records, body weight, and the answers on sleep, fatigue, soreness and mood. These say something about your health; we store them because you enter them, or your coach does for you, and for as long as you want.",
      "Who coaches you and since when, which invitations you were sent and what you answered, and which version of the terms you accepted.",
      "What you bought, and the invoices. Card numbers never reach us.",
    ],
  },
  {
    title: "Why we may",
    text: "Most of it to keep our agreement with you; data about health with your consent, which you can withdraw; invoices because the law requires them; logs and limits on logins because we have to keep the service safe.",
  },
  {
    title: "Who sees it",
    text: `Your coach, from the moment you accept their invitation until you end the coaching: your readiness answers and comments, your body weight and body fat, your workouts, results and records, with pictures, including those from before you accepted. They can also enter results for you. Nobody becomes your coach unless you accept, and we do not tell one coach about another. You see on your own page who coaches you, and can end it there at any time: from then on ${afterCoaching} If you coach, your clients see your name and your picture. Our administrators can see the same data of everybody who has a coach, and the accounts of everybody, to run the service. Companies that work for us see it too, and only for that work: the one that sends our e-mails, the ones that keep our servers and files, and the one that handles card payments. We sell none of it, and show no advertising.`,
  },
  {
    title: "Cookies and logs",
    text: "We set cookies that the pages need: one that keeps you logged in, for 90 days at most, one that recognises a browser in which you have logged in, so that nobody can lock you out, and small ones for a message between two pages, for your time zone and for the look that you chose. None of them follows you to other sites, and nobody else sets any. Our logs have the address of a page, the time and how it was answered; network addresses are kept for an hour, to count attempts to log in.",
  },
  {
    title: "How long",
    text: "As long as your account exists. When a person is deleted, so are their name, e-mail, phone number, answers and body data. Records of payments and invoices stay as long as the law requires, without your name where the law does not ask for it. Sessions end after 14 days without use.",
  },
  {
    title: "Your rights",
    text: "You can see what we store about you, have it corrected, have it deleted, take it with you, limit what we do with it, object to it, and withdraw your consent. When you are logged in, you find all of it as one file on your own page under “Download my data” and, if you work in the administration area, in the settings under “Your data”. You can leave at once there, too. For everything else write to us, and we answer within a month. You can also complain to the data protection authority of your country.",
  },
  {
    title: "Changes",
    text: "If we change this statement in a way that matters to you, we tell you by e-mail beforehand.",
  },
];

export default function Privacy() {
  return <TextPage title="Privacy statement" intro={intro} parts={parts} />;
}
