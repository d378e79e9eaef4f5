/** What, in a script element, ends it or begins what may keep it from ending. */
const marks = /<(?=!--|\/?script)/gi;

/**
 * Data as JSON that can stand in a page's script element: nothing in it can end the element or begin a comment. A server
 * render ships `shop.snapshot()` so; the browser reads it with `JSON.parse`.
 *
 * Other `<` stay: V8 reads a name of one escaped sign, `{"\u003c": 1}`, as `\` now and then.
 *
 * @example embeddedJson({ name: "</script>" }) // => "{\"name\":\"\\u003c/script>\"}"
 */
export const embeddedJson = (data: unknown): string => JSON.stringify(data).replaceAll(marks, String.raw`\u003c`);
