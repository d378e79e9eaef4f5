/** A key as a lexeme in the texts of tsvector and tsquery. */
export const quoted = (key: string): string => `'${key.replace(/['\\]/g, "$&$&")}'`;
