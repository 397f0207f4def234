import { describe, expect, test } from "vitest";
import { videoIdOf, videoMessage, videoThumbnailUrl, webAddressOf } from "./video-id.ts";

describe("the id of a video", () => {
  test.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "http://youtube.com/watch?v=dQw4w9WgXcQ&t=42s",
    "https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "youtu.be/dQw4w9WgXcQ",
    "www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ/",
    "  https://www.youtube.com/live/dQw4w9WgXcQ  ",
  ])("is found in %s", (address) => {
    expect(videoIdOf(address)).toBe("dQw4w9WgXcQ");
  });

  test.each([
    "",
    "dQw4w9WgXcQ",
    "https://vimeo.com/dQw4w9WgXcQ",
    "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://user@youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=tooshort",
    "https://www.youtube.com/watch?v=elevenplus12",
    "https://www.youtube.com/playlist?list=dQw4w9WgXcQ",
    "https://www.youtube.com/",
    "https://youtu.be/",
    "javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ",
    "ftp://youtube.com/watch?v=dQw4w9WgXcQ",
    "https://example.org/?next=https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  ])("is not found in '%s'", (address) => {
    expect(videoIdOf(address)).toBeNull();
  });
});

test("an address is stored with https, and keeps the moment it starts at", () => {
  expect(webAddressOf(" http://youtube.com/watch?v=dQw4w9WgXcQ&t=42 ")).toBe(
    "https://youtube.com/watch?v=dQw4w9WgXcQ&t=42",
  );
  expect(webAddressOf("youtu.be/dQw4w9WgXcQ")).toBe("https://youtu.be/dQw4w9WgXcQ");
});

test.each(["youtu.be/dQw4w9WgXcQ", "https://vimeo.com/76979871", "https://www.example.org/clips/7.mp4"])(
  "%s is taken as a video's address",
  (address) => {
    expect(videoMessage(address)).toBeNull();
  },
);

test.each([
  "https://www.youtube.com/playlist?list=dQw4w9WgXcQ",
  "https://youtu.be/short",
  "dQw4w9WgXcQ",
  "javascript:alert(1)",
  "https://user:pass@vimeo.com/76979871",
])("%s is not", (address) => {
  expect(videoMessage(address)).toContain("Enter the address of a YouTube video");
});

test("the thumbnail's address is made from the id", () => {
  expect(videoThumbnailUrl("dQw4w9WgXcQ")).toBe("https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg");
});
