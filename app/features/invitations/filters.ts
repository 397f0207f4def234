/** What open invitations can be filtered by. */
export const invitationFilters = { email: "text" } as const;
