import { choice, defineForm, many, text, type ValuesOf } from "#app/domain/forms/form.ts";

export const groupForm = defineForm({
  id: "group",
  waitsUntilRight: true,
  fields: {
    name: text({
      label: "Name*",
      max: 100,
      tooLong: "A group's name can have at most 100 characters",
      required: "Name is required",
    }),
  },
});

export type GroupFields = typeof groupForm.fields;
export type GroupInput = ValuesOf<GroupFields>;

const wrong = "Choose among your clients";

export const membersForm = defineForm({
  id: "members",
  fields: { members: many({ label: "Members", wrong }), shown: many({ label: "Shown", wrong }) },
});

export type MembersInput = ValuesOf<typeof membersForm.fields>;

export const intoGroupForm = defineForm({
  id: "into-group",
  fields: { group: choice({ label: "Group*", required: "Choose a group", wrong: "Choose a group" }) },
});

export type IntoGroupFields = typeof intoGroupForm.fields;

export const groupsOfForm = defineForm({
  id: "groups",
  fields: {
    groups: many({ label: "Groups", wrong: "Choose among your groups" }),
    shown: many({ label: "Shown", wrong: "Choose among your groups" }),
  },
});

export type GroupsOfInput = ValuesOf<typeof groupsOfForm.fields>;
