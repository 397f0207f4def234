/** Dialogs that open without the server, and the address of their data if they have any, relative to the screen. */
export const offline: Record<string, string | null> = {
  "routes/editor/help/keys": null,
  "routes/editor/workout/preview": null,
  "routes/programs/details": "details",
};
