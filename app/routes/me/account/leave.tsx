import { formModules } from "#app/script-paths.ts";

export { action, default, headers, loader, meta } from "#app/routes/account/leave.tsx";

export const handle = { scripts: false, styles: "train", modules: formModules };
