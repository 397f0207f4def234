export const invitationFilters = { email: "text" } as const;
