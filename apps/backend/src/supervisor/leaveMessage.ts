/** What a supervisor tells a process: answer what is asked, then end. */
export const leaveMessage = "leave";
