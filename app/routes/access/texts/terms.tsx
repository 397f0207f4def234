import { pageTitle } from "#app/ui/browser/page-title.ts";
import { type Part, TextPage } from "./text-page.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Terms and conditions");

const intro =
  "These terms are an agreement between you and the business that runs {product} here (“we”). You accept them when you sign up; we keep which version you accepted, and when.";

const parts: Part[] = [
  {
    title: "What it is for",
    text: "Coaches write training programs with {product} and share them with their clients, who follow them in the mobile app. A coach’s account is for one coaching business. An athlete’s account is the athlete’s own.",
  },
  {
    title: "Your account",
    text: "You must be at least 16 years old, give your own name and an e-mail that you read, and keep your password to yourself. You are responsible for what is done with your account. Tell us if somebody else gets into it.",
  },
  {
    title: "Training and health",
    text: "{product} is a planning tool, not medical advice. What the programs ask for is the coach’s decision, and doing it is the athlete’s. Ask a doctor before you train after an illness or an injury, and stop when something hurts. Numbers that are calculated, such as maxima and percentages, are estimates.",
  },
  {
    title: "Your content",
    text: "Programs, exercises, texts and images that you put in stay yours. You let us store, copy and show them as far as the service needs it, and the people you share them with may use them for training. Put in only what you have the rights to, and nothing that is unlawful or meant to harm anybody. We may remove anything that is.",
  },
  {
    title: "Coaches and their clients",
    text: "Coaches may invite only people who want to be coached, may see their training data only while they are clients and only for coaching, and must comply with the law on personal data when they handle it. Either of them can end the relation at any time. The athlete’s data stays with the athlete.",
  },
  {
    title: "Prices and payment",
    text: "Signing up costs nothing. Before you buy a plan or a program, we tell you what it costs, how long it lasts and how many clients it allows. Prices are in euros; where VAT is charged they include it. A plan renews itself until you cancel it; after that you can use it until the end of the period you have paid for. Programs in the store are sold by their creators through us, and we keep a share of the price.",
  },
  {
    title: "When something fails",
    text: "We keep the service running with care, and cannot promise that it always does. We are liable without limit for intent, gross negligence and harm to life and health. Otherwise we are liable only if we breach an essential duty under these terms, and up to what you paid us in the last twelve months. Your rights as a consumer are not affected.",
  },
  {
    title: "Changes and the end",
    text: "When these terms change we tell you by e-mail a month before; if you do not agree, you can leave before then. You can leave at any time. We may close an account that breaks these terms, after a warning where one can reasonably be expected.",
  },
  {
    title: "Law",
    text: "The law of the country in which we are established applies; as a consumer you also keep the protection of the law where you live. The privacy statement says how we treat personal data.",
  },
];

export default function Terms() {
  return <TextPage title="Terms and conditions" intro={intro} parts={parts} />;
}
