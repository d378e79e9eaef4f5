/**
 * Data as JSON that can stand in a page's script element: nothing in it can end the element or begin a comment. A server
 * render ships `shop.snapshot()` so; the browser reads it with `JSON.parse`.
 *
 * @example embeddedJson({ name: "</script>" }) // => "{\"name\":\"\\u003c/script>\"}"
 */
export const embeddedJson = (data: unknown): string => JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
