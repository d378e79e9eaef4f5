/** Next replaces this name in the browser's code, and only in this spelling. */
export const endpoint = process.env.NEXT_PUBLIC_ENDPOINT ?? "http://localhost:4000/graphql";
