import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the product, in the order of the specification's table of screens. */
export default [
  layout("routes/shell/layout.tsx", [
    index("routes/shell/dashboard.tsx"),
    route("exercises", "routes/exercises/library.tsx", [
      route("new", "routes/exercises/new.tsx"),
      route("categories", "routes/exercises/categories.tsx"),
      route("categories/:categoryId/delete", "routes/exercises/delete-category.tsx"),
      route("subcategories", "routes/exercises/subcategories.tsx"),
      route("subcategories/:subcategoryId/delete", "routes/exercises/delete-subcategory.tsx"),
      route(":exerciseId", "routes/exercises/exercise.tsx"),
      route(":exerciseId/copy", "routes/exercises/copy.tsx"),
      route(":exerciseId/delete", "routes/exercises/delete.tsx"),
    ]),
    route("programs", "routes/programs/programs.tsx", [
      route("new", "routes/programs/new.tsx"),
      route("folders", "routes/programs/folders.tsx"),
      route("folders/:folderId/rename", "routes/programs/rename-folder.tsx"),
      route("folders/:folderId/delete", "routes/programs/delete-folder.tsx"),
      route(":programId/delete", "routes/programs/delete-program.tsx"),
      route(":programId/move", "routes/programs/move.tsx"),
    ]),
    route("manage-program/:programId", "routes/editor/editor.tsx", [
      route("details", "routes/programs/details.tsx"),
      route("add-week", "routes/editor/add-week.tsx"),
      route("workouts/:key/image", "routes/editor/image.tsx"),
      route("workouts/:key/preview", "routes/editor/preview.tsx"),
    ]),
    route("manage-program/:programId/text", "routes/editor/text.tsx"),
    route("notation", "routes/editor/notation.tsx"),
    route("manage-program/:programId/workouts/:key", "routes/editor/workout.tsx"),
    route("all", "routes/gallery/gallery.tsx", [
      route("dialog", "routes/gallery/dialog.tsx"),
      route("confirm", "routes/gallery/confirm.tsx"),
      route("info", "routes/gallery/info.tsx"),
      route("flash", "routes/gallery/flash.ts"),
    ]),
    route("theme", "routes/shell/theme.ts"),
    route("*", "routes/shell/unknown.tsx"),
  ]),
  route("manage-program/:programId/workouts", "routes/editor/save.ts"),
  route("manage-program/:programId/exercises", "routes/editor/exercises.ts"),
  route("manage-program/:programId/set-names", "routes/editor/set-names.ts"),
  route("exercises/video", "routes/exercises/video.ts"),
  route("exercises/names", "routes/exercises/names.ts"),
  route("files/:fileId", "routes/files.ts"),
  route("login", "routes/access/login.tsx"),
  route("logout", "routes/access/logout.ts"),
  route("refused", "routes/access/refused.tsx"),
  route("health/live", "routes/health/live.ts"),
  route("health/ready", "routes/health/ready.ts"),
] satisfies RouteConfig;
