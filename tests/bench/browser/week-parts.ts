import type { Page as Tab } from "@playwright/test";

/** The parts of a week by role and accessible name alone, so that new markup is counted as the old was. */

const day = "(Mon|Tue|Wed|Thu|Fri|Sat|Sun)([a-z]*day)?\\b";
const weekday = new RegExp(`^${day}`);

/** How a screen reader begins a day, by its heading or its region. */
export const spokenDay = new RegExp(`^(heading|region|tabpanel), ${day}`);
export const spokenTitle = /^heading, .*level 1$/;

/** 'Round 1, reps', '5 rounds alike, weight, kg', and as the page before named them: 'Back squat, round 1, reps'. */
export const valueName = /\b(rounds? \d+( to \d+)?|\d+ rounds alike), /i;

/** A value is a field today; a button or a cell that shows it would be counted, too. */
const valueRoles = ["textbox", "combobox", "spinbutton", "button", "gridcell"] as const;

/** All that answers a press or a key. */
export const control = [
  "a[href], button, input:not([type=hidden]), select, textarea, summary",
  "[role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=gridcell][tabindex]",
].join();

export function daysIn(tab: Tab) {
  return tab.getByRole("region", { name: weekday }).or(tab.getByRole("tabpanel", { name: weekday }));
}

export function dayHeadingsIn(tab: Tab) {
  return tab.getByRole("heading", { name: weekday });
}

export function valuesIn(tab: Tab) {
  const fields = tab.locator('input[name*=".value."]:visible, select[name*=".value."]:visible');
  return valueRoles.reduce((all, role) => all.or(tab.getByRole(role, { name: valueName })), fields);
}
