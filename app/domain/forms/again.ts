/** A posted form that nobody could take: where it goes, and its fields as hidden ones. A file is named, not carried. */
export type FormAgain = { action: string; fields: [string, string][]; leftFiles: string[] };
