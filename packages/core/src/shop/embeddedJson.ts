/** Text that ends a script element, or opens a comment that hides its end. */
const marks = /<(?=!--|\/?script)/gi;

/**
 * JSON that is safe inside a script element: it cannot end the element or open a comment. A server render ships
 * `shop.snapshot()` with it; the browser reads it with `JSON.parse`.
 *
 * Other `<` stay, because V8 sometimes misreads a key of one escaped character, `{"\u003c": 1}`, as `\`.
 *
 * @example embeddedJson({ name: "</script>" }) // => "{\"name\":\"\\u003c/script>\"}"
 */
export const embeddedJson = (data: unknown): string => JSON.stringify(data).replaceAll(marks, String.raw`\u003c`);
