/** Document 3 §2. */
export const expiredNotice =
  "You don't have access to administration page. If you want to become our coach, click below.";
