/** The id of the notice that says why the session ended. */
export const sessionEndNotice = "session-end";
