import { backTo } from "#app/http/screens/press.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = backTo("app:enter", () => paths.userInfo());
