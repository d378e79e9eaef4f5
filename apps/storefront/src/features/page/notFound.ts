/** What a loader throws when the address leads nowhere. */
export const notFound = (): Response => new Response(null, { status: 404 });
