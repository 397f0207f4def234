export const drawings = {
  "mark-strength": '<path d="M2 12h20M5 8v8M8 5.5v13M16 5.5v13M19 8v8"/>',
  "mark-olympic":
    '<path d="M2 5.5h20M5 3v5M19 3v5M7.5 5.5l2.5 7.5v8M16.5 5.5l-2.5 7.5v8M10 13h4"/><circle cx="12" cy="9.5" r="1.25"/>',
  "mark-plyometrics": '<path d="M13 20.5v-7h8v7zM3 20.5c0-9 3-14 7.5-14 2.5 0 4 1.5 5 3.5M16 6v4.5h-4.5"/>',
  "mark-speed": '<circle cx="12" cy="13.5" r="7.5"/><path d="M12 13.5 15 9.5M9.5 2.5h5M12 2.5V6M18.5 5.5 20 7"/>',
  "mark-cardio":
    '<path d="M12 20.5c-5-3.5-9-7-9-11.5a4.75 4.75 0 0 1 9-2 4.75 4.75 0 0 1 9 2c0 4.5-4 8-9 11.5zM6.5 12H9l1.5-3 2.5 5.5 1.5-2.5h3"/>',
  "mark-strongman":
    '<circle cx="12" cy="9.5" r="6.5"/><path d="M8.5 9.5A3.5 3.5 0 0 1 12 6M3 20.5h18M7 20.5l1-5M17 20.5l-1-5"/>',
  "mark-mobility":
    '<circle cx="6.5" cy="17.5" r="2.5"/><path d="M8.5 15.5 17 4M9 17.5h12M15.5 8.5a8 8 0 0 1 3 5.5M20.5 11.5l-2 2.5-2.5-2"/>',
  "mark-stretching":
    '<circle cx="13.5" cy="8" r="2"/><path d="M3 20.5h18M20 18.5V14M20 18.5H5.5c0-4.5 2-7 5-7.5l7 3"/>',
  "mark-team":
    '<circle cx="12" cy="12" r="9"/><path d="m12 8 4 3-1.5 4.5h-5L8 11zM12 8V3M16 11l4.5-1.5M14.5 15.5l3 4M9.5 15.5l-3 4M8 11 3.5 9.5"/>',
} as const;

export type DrawingName = keyof typeof drawings;
