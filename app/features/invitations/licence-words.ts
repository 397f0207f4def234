/** What is said to who would invite more people than the licence allows (decisions §2). */
export const licenceFull = "You have reached the number of users your licence allows.";
