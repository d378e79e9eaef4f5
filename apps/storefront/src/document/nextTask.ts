/** Lets the browser paint and answer a press before what comes next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
