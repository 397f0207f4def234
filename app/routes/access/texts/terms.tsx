import { pageTitle } from "#app/ui/browser/page-title.ts";
import { type Part, TextPage } from "./text-page.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Terms and conditions");

const intro =
  "These terms are an agreement between you and the business that runs {product} here (“we”). You accept them when you sign up; we keep which version you accepted, and when.";

const parts: Part[] = [
  {
    title: "What it is for",
    text: "Coaches write training programs with {product} and share them with their clients, who train by them in the mobile app. A coach’s account is for one coaching business. An athlete’s account is the athlete’s own.",
  },
  {
    title: "Your account",
    text: "You are at least 16 years old, give your own name and an e-mail that you read, and keep your password to yourself. What is done with your account is yours to answer for. Tell us when somebody else has got into it.",
  },
  {
    title: "Training and health",
    text: "{product} is a tool for planning, and no medical advice. What the programs ask for is the coach’s decision, and doing it is the athlete’s. Ask a doctor before you train after an illness or an injury, and stop when something hurts. Numbers that are calculated, such as maxima and percentages, are estimates.",
  },
  {
    title: "Your content",
    text: "Programs, exercises, texts and images that you put in stay yours. You let us store, copy and show them as far as the service needs it, and those whom you share them with use them for training. You only put in what you have the right to, and nothing that is unlawful or meant to harm anybody. We may remove what is.",
  },
  {
    title: "Coaches and their clients",
    text: "A coach invites only people who want that, sees their training data while they are clients and for coaching alone, and keeps the law on personal data towards them. Either of them can end the relation at any time. The athlete’s data stays with the athlete.",
  },
  {
    title: "Prices and payment",
    text: "Signing up costs nothing. What a plan or a program costs, for how long it is good and how many clients it allows is said before you buy. Prices are in euros; where VAT is charged they include it. A plan renews itself until you cancel it; after that you use it until the end of the time that is paid for. Programs of the store are sold by their creators through us, and we keep a share of the price.",
  },
  {
    title: "When something fails",
    text: "We keep the service running with care, and cannot promise that it always does. We answer without limit for intent, gross negligence and harm to life and health, and otherwise for what we break of these terms’ essential duties, up to what you paid us in the last twelve months. Your rights as a consumer stay untouched.",
  },
  {
    title: "Changes and the end",
    text: "When these terms change we tell you by e-mail a month before; if you do not agree, you can leave until then. You can leave at any time. We may close an account that breaks these terms, after a warning where that can be expected of us.",
  },
  {
    title: "Law",
    text: "The law of the country in which we are established applies; as a consumer you also keep the protection of the law where you live. How we treat personal data is said in the privacy statement.",
  },
];

export default function Terms() {
  return <TextPage title="Terms and conditions" intro={intro} parts={parts} />;
}
