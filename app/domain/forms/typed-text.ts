const nothingSeen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Trimmed, with \n as the only line end (browsers post \r\n). Text of nothing but invisible characters is empty. */
export function typedText(text: string): string {
  return nothingSeen.test(text) ? "" : text.replace(/\r\n?/g, "\n").trim();
}
