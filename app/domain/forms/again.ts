export type FormAgain = { action: string; fields: [string, string][]; leftFiles: string[] };
