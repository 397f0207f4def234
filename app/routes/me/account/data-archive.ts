import { archiveLoader } from "#app/routes/account/your-data.server.ts";

export const loader = archiveLoader("me");
