import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the product, in the order of the specification's table of screens. */
export default [
  layout("routes/shell/layout.tsx", [
    index("routes/shell/dashboard.tsx"),
    route("all", "routes/gallery/gallery.tsx", [
      route("dialog", "routes/gallery/dialog.tsx"),
      route("confirm", "routes/gallery/confirm.tsx"),
      route("info", "routes/gallery/info.tsx"),
      route("flash", "routes/gallery/flash.ts"),
    ]),
    route("theme", "routes/shell/theme.ts"),
    route("*", "routes/shell/unknown.tsx"),
  ]),
  route("login", "routes/access/login.tsx"),
  route("logout", "routes/access/logout.ts"),
  route("refused", "routes/access/refused.tsx"),
  route("health/live", "routes/health/live.ts"),
  route("health/ready", "routes/health/ready.ts"),
] satisfies RouteConfig;
