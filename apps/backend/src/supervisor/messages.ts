/** A supervisor's message to a process: fail `/ready`, so that no more requests come, and answer those that do. */
export const announceMessage = "announce";

/** A supervisor's message to a process: answer the open requests, then end. */
export const leaveMessage = "leave";
