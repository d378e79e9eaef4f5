/** Of the rules that the index is made by: a database of another version is indexed again when a backend opens it. */
export const searchVersion = "2";
