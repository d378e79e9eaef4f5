/** The `data` of each operation, computed from its variables. */
export type MockAnswers = Readonly<
  Record<string, (variables: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>>
>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * A mock server: answers each operation by its name, and refuses others with NOT_FOUND and their name in the message.
 * It has the signature of `fetch`, for a shop's `fetch`, for `faultyNetwork`, or as a resolver of Mock Service Worker.
 *
 * @example (await mockServer({})("/graphql", { body: "{}" })).status // => 200
 */
export function mockServer(
  answers: MockAnswers,
): (address: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (address, init) => {
    const text = address instanceof Request ? await address.text() : init?.body;
    const sent: unknown = typeof text === "string" ? JSON.parse(text) : null;
    const { operationName, variables } = isRecord(sent) ? sent : {};
    const name = String(operationName);
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (answer !== undefined) return Response.json({ data: answer(isRecord(variables) ? variables : {}) });
    const message = `The test's server has no answer for ${name}`;
    return Response.json({ data: null, errors: [{ message, extensions: { code: "NOT_FOUND" } }] });
  };
}
