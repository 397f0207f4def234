import { writeFile } from "node:fs/promises";
import { buildSprite } from "./icon-sprite.ts";

await writeFile(new URL("../app/ui/elements/icons.svg", import.meta.url), buildSprite());
