export const lineCount = 200;
export const quantityAtFirst = 1;
