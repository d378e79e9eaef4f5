/** Lets the browser paint and handle a press before the next step. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
