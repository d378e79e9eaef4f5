/**
 * The address of a search's results.
 * @example searchPath(" tejföl 20% ") // => "/kereses/tejf%C3%B6l%2020%25"
 */
export const searchPath = (term: string): `/kereses/${string}` => `/kereses/${encodeURIComponent(term.trim())}`;
