import { expect, test } from "vitest";
import { serializeCalendar } from "./calendar-file.ts";

const event = { id: "1@x", on: "2026-02-28", title: "Squats", description: "Texas Method" };

test("an event is a whole day with its title and program, as RFC 5545 asks", () => {
  expect(serializeCalendar("Macrocycle", [event], "2026-03-02")).toBe(
    [
      ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Macrocycle//Workouts//EN", "CALSCALE:GREGORIAN"],
      ...["METHOD:PUBLISH", "X-WR-CALNAME:Macrocycle", "REFRESH-INTERVAL;VALUE=DURATION:PT6H"],
      ...["BEGIN:VEVENT", "UID:1@x", "DTSTAMP:20260302T000000Z", "DTSTART;VALUE=DATE:20260228"],
      ...["DTEND;VALUE=DATE:20260301", "SUMMARY:Squats", "DESCRIPTION:Texas Method", "TRANSP:TRANSPARENT"],
      ...["END:VEVENT", "END:VCALENDAR", ""],
    ].join("\r\n"),
  );
});

test("a text can't end its line, or begin another property", () => {
  const title = "Legs; heavy, a\\b\r\nDTEND:1\rx\u0000\u2028y";
  const file = serializeCalendar("M", [{ ...event, title }], "2026-03-02");
  expect(file).toContain("SUMMARY:Legs\\; heavy\\, a\\\\b\\nDTEND:1\\nx\u2028y\r\n");
  expect(file.match(/^DTEND/gm)).toHaveLength(1);
});

test("lines have at most 75 bytes, and unfolded they are the text again", () => {
  for (const part of ["a", "č", "訓", "🏋️"]) {
    const title = `x${part.repeat(200)}`;
    const file = serializeCalendar("M", [{ ...event, title }], "2026-03-02");
    const lengths = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\uFFFD");
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
  }
});
