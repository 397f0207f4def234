import { writeFile } from "node:fs/promises";
import { drawSprite } from "./icon-sprite.ts";

await writeFile(new URL("../app/ui/icons.svg", import.meta.url), drawSprite());
