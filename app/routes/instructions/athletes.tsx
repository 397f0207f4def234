import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InstructionsPage, type Step } from "./instructions-page.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Instructions for athletes");

const steps: Step[] = [
  {
    title: "Open your coach’s invitation",
    text: [
      "Your coach invites you by e-mail. The e-mail says who invites you; its button leads to {product}. The link is good for 30 days and works once. If it has expired, ask your coach to send it again.",
    ],
    picture: "invitation",
  },
  {
    title: "Sign up",
    text: [
      "Your e-mail is already filled in. Enter your name, choose a password of at least 10 characters, and accept the terms. If you already have an account, log in instead and answer the invitation on your own page.",
    ],
    picture: "joining",
  },
  {
    title: "Get the mobile app",
    text: [
      "You train with the mobile app. Links to it are on the page after signing up and on the login page. Log in there with the same e-mail and password. Apart from your own page, this site is for coaches.",
    ],
  },
  {
    title: "Follow your program",
    text: [
      "Your coach gives you a program and a start date. The app shows what each day asks for, in kilograms for you where your coach wrote percentages. Ask your coach about anything that is not clear, and stop when something hurts.",
    ],
  },
  {
    title: "Your data is yours",
    text: [
      "What you enter is stored in your own account. A coach sees it only while you are their client. You can have more than one coach, and you can leave one.",
    ],
  },
  {
    title: "Forgot your password?",
    text: ["Type your e-mail on this page, and you get a link to choose a new one. It works for an hour."],
    picture: "password",
  },
];

const intro = "How to start training with {product} when a coach has invited you.";

export default function AthleteInstructions() {
  const other = { to: paths.instructions("coaches"), label: "Instructions for coaches" };
  return <InstructionsPage title="Instructions for athletes" intro={intro} steps={steps} other={other} />;
}
