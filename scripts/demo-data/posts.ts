import sharp from "sharp";
import { v7 as newId } from "uuid";
import type { PostCategory } from "#app/domain/posts/categories.ts";
import { createPost } from "#app/features/posts/mutations.server.ts";
import { storeImage } from "#app/features/uploads/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";

type DemoPost = { title: string; categories: PostCategory[]; description: string; cover: [string, string] };

export const writersPosts: DemoPost[] = [
  {
    title: "Sleep is training, too",
    categories: ["recovery"],
    description:
      "Eight hours are the cheapest program there is.\n\nGo to bed at the same time for two weeks, and write down how the first set feels. Most athletes need no other proof.",
    cover: ["#1f3a5f", "#7fb2e5"],
  },
  {
    title: "Warming up in ten minutes",
    categories: ["fitness", "injuryPreventionRehab"],
    description:
      "Three minutes to sweat, three for the joints that today's lifts ask most of, four with the bar.\n\nStretch long and still afterwards, not before.",
    cover: ["#7a2e12", "#f2a65a"],
  },
  {
    title: "What a percentage is a percentage of",
    categories: ["assessment"],
    description:
      "A plan that says 80 % means 80 % of something: a maximum that was lifted, one that was calculated, or a wish.\n\nWrite down which one, and when it was.",
    cover: ["#22543d", "#9ad2ae"],
  },
  {
    title: "Eating on the day of a race",
    categories: ["nutrition"],
    description: "Nothing new. What you have eaten before ten long runs is what you eat before this one.",
    cover: ["#5b2a6e", "#d8a7ea"],
  },
];

export const officesPosts: DemoPost[] = [
  {
    title: "A week, as coaches scribble it",
    categories: ["sportsPerformance", "other"],
    description: "Back squat 5x5 @80%: the whole week can be typed as a text, and read back as the same plan.",
    cover: ["#2d3138", "#b7bdc8"],
  },
];

export async function writePosts(ctx: Context, posts: DemoPost[]) {
  for (const [at, { cover, ...post }] of posts.entries()) {
    const written = { ...ctx, now: new Date(ctx.now.getTime() - at * 60 * 60 * 1000) };
    const kept = await storeImage(written, await draw(cover), ctx.actor.accountId);
    if (!kept.ok) throw new Error(`The cover of ${post.title} was refused: ${kept.reason}`);
    const created = await createPost(written, newId(), { ...post, videoUrl: null, imageId: kept.id });
    if (!created.ok) throw new Error(`${post.title} was refused: ${JSON.stringify(created.problems)}`);
  }
}

function draw([dark, light]: [string, string]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">
    <rect width="640" height="480" fill="${light}"/>
    <path d="M0 340 Q160 220 320 320 T640 260 V480 H0Z" fill="${dark}" opacity="0.55"/>
    <path d="M0 400 Q200 300 400 390 T640 360 V480 H0Z" fill="${dark}"/>
    <circle cx="440" cy="170" r="84" fill="${dark}"/>
    <circle cx="440" cy="170" r="58" fill="none" stroke="${light}" stroke-width="6"/>
    <circle cx="440" cy="170" r="16" fill="${light}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
