/** In characters (RFC 5321). */
const longest = 254;
const shape = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\].]{2,}$/;

export const notEmailFormat = "Not email format!";

export function emailProblem(typed: string): string | null {
  const isEmail = typed.length <= longest && shape.test(typed) && !/^\.|\.\.|\.@|@\./.test(typed);
  return isEmail ? null : notEmailFormat;
}
