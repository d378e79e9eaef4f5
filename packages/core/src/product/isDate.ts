/** Whether a text is an existing day or instant: there is no thirteenth month. */
export const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text));
