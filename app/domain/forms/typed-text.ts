const nothingSeen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * A text as a form means it: without the spaces around it, and with a line end as one character, which a browser posts
 * as two. One of which nothing is seen, such as spaces that do not break or join words, is empty.
 */
export function typedText(text: string): string {
  return nothingSeen.test(text) ? "" : text.replace(/\r\n?/g, "\n").trim();
}
