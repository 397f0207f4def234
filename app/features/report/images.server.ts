import sharp from "sharp";
import { NotFound } from "#app/domain/errors.ts";
import type { ReportImage } from "#app/domain/report/report.ts";
import { findImage } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { PrintedImage } from "#app/services/pdf/port.ts";

export type RenderedImage = { image: ReportImage; printed: PrintedImage };

/** Paper shows a picture less than three inches wide: more than this is only weight. */
const wished = 480;

/** The picture as a PDF takes it, JPEG on white; null where the actor may not see it or its file is gone. */
export async function renderForPrint(ctx: Context, id: string): Promise<RenderedImage | null> {
  const found = await findImage(ctx, id, wished).catch(orNull);
  if (!found) return null;
  const drawing = sharp(found.bytes).flatten({ background: "#ffffff" }).jpeg({ quality: 80 });
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return { image: { id, width: info.width, height: info.height }, printed: { id, bytes: new Uint8Array(data) } };
}

function orNull(error: unknown) {
  if (error instanceof NotFound) return null;
  throw error;
}
