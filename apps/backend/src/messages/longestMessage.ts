/** The maximum length of a message, in characters. */
export const longestMessage = 5000;
