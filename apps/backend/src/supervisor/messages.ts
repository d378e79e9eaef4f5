/** What a supervisor tells a process: say at `/ready` that no more requests should come, and answer those that do. */
export const announceMessage = "announce";

/** What a supervisor tells a process: answer what is asked, then end. */
export const leaveMessage = "leave";
