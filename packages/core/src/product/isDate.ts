/** Whether a text says a day or an instant that there is: there is no thirteenth month. */
export const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text));
