import { mkdirSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

process.env.NODE_ENV ??= "test";
// why: importing the operations opens a pool, although describing them connects to nothing
process.env.DATABASE_URL ??= "postgres://127.0.0.1/none";
const { describeApi } = await import("#app/routes/api/description.ts");

mkdirSync("tests/generated", { recursive: true });
writeFileSync("tests/generated/api.d.ts", astToString(await openapiTS(JSON.stringify(describeApi()))));
