/** A loader throws it for an address without a page. */
export const notFound = (): Response => new Response(null, { status: 404 });
