import { addDays } from "./dates.ts";

/** `on`: YYYY-MM-DD. `id` stays when the day moves. */
export type CalendarEvent = { id: string; on: string; title: string; description: string };

/** RFC 5545: days without a time, which make nobody busy. `today`: its day is the stamp of all events. */
export function serializeCalendar(name: string, events: readonly CalendarEvent[], today: string): string {
  const stamp = `${plain(today)}T000000Z`;
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${escaped(name)}//Workouts//EN`, "CALSCALE:GREGORIAN"],
    ...["METHOD:PUBLISH", `X-WR-CALNAME:${escaped(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT6H"],
    ...events.flatMap((event) => linesOf(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function linesOf({ id, on, title, description }: CalendarEvent, stamp: string) {
  return [
    ...["BEGIN:VEVENT", `UID:${id}`, `DTSTAMP:${stamp}`],
    ...[`DTSTART;VALUE=DATE:${plain(on)}`, `DTEND;VALUE=DATE:${plain(addDays(on, 1))}`],
    ...[`SUMMARY:${escaped(title)}`, `DESCRIPTION:${escaped(description)}`, "TRANSP:TRANSPARENT", "END:VEVENT"],
  ];
}

function plain(day: string) {
  return day.replaceAll("-", "");
}

function escaped(text: string) {
  const visible = text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
  return visible.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** In bytes. */
const longestLine = 75;

/** Never within a character; each further line begins with a space. */
function folded(line: string) {
  let [text, bytes] = ["", 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > longestLine) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
