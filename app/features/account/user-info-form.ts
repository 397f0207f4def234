import { choice, defineForm, image, text, type ValuesOf } from "#app/domain/forms/form.ts";
import { densities } from "#app/domain/people/preferences.ts";
import { timeZoneOf } from "#app/domain/schedule/time-zone.ts";
import { roundingSteps } from "#app/domain/strength/rounding-step.ts";
import { unitChoices } from "#app/domain/trackables/preferred.ts";

const name = { max: 100 };
const unit = { wrong: "Choose a unit", required: "Choose a unit" };

/** Document 3, decisions §11 and §15. */
export const userInfoForm = defineForm({
  id: "user-info",
  fields: {
    firstName: text({ ...name, label: "First name*", required: "First name is required!" }),
    lastName: text({ ...name, label: "Last name*", required: "Last name is required!" }),
    imageId: choice({ label: "Picture", wrong: "Choose the image again" }),
    image: image({
      label: "Picture",
      hint: "It appears next to your name. JPEG, PNG, WebP or GIF, at most 10 MB.",
    }),
    phoneNumber: text({ label: "Phone number", max: 40, check: phoneProblem }),
    timeZone: text({
      label: "Time zone",
      hint: "We use your browser’s time zone. If the browser does not report one, for example without JavaScript, we use this one.",
      check: (typed) => (timeZoneOf(typed) ? null : "Choose a time zone"),
    }),
    weightUnit: choice({ ...unit, label: "Weight", among: unitChoices.weight }),
    distanceUnit: choice({ ...unit, label: "Distance", among: unitChoices.distance }),
    heightUnit: choice({ ...unit, label: "Height", among: unitChoices.height }),
    velocityUnit: choice({ ...unit, label: "Velocity", among: unitChoices.velocity }),
    roundingStep: choice({
      label: "Round weights to",
      hint: "Programs that you give start with it. You can change it for each client.",
      among: roundingSteps,
      wrong: "Choose one of these",
    }),
    density: choice({
      label: "Row height in lists",
      among: densities,
      wrong: "Choose one of these",
      required: "Choose one of these",
    }),
  },
});

const { firstName, lastName, timeZone } = userInfoForm.fields;

export const ownInfoForm = defineForm({
  id: "own-info",
  fields: { firstName, lastName, timeZone },
});

export type OwnInfoFields = typeof ownInfoForm.fields;
export type OwnInfoValues = ValuesOf<OwnInfoFields>;

export type UserInfoFields = typeof userInfoForm.fields;
export type UserInfoValues = ValuesOf<UserInfoFields>;

function phoneProblem(typed: string) {
  const isNumber = /^\+?[\d\s()./-]+$/.test(typed) && (typed.match(/\d/g) ?? []).length >= 3;
  return isNumber ? null : "Phone number can have digits, spaces, + ( ) / . and -";
}
