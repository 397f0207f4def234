import { env } from "#app/http/env.server.ts";

export function footerLinks() {
  const { VIDEO_URL, FACEBOOK_URL, INSTAGRAM_URL, LINKEDIN_URL, YOUTUBE_URL } = env();
  const links = [
    { name: "Video", url: VIDEO_URL },
    { name: "Facebook", url: FACEBOOK_URL },
    { name: "Instagram", url: INSTAGRAM_URL },
    { name: "LinkedIn", url: LINKEDIN_URL },
    { name: "YouTube", url: YOUTUBE_URL },
  ];
  return links.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
}
