import type { Fault } from "./Fault.ts";

/** The server refuses with this code and these fields in the error's extensions. */
export const graphqlErrorResponse =
  (code: string, extensions: Readonly<Record<string, unknown>> = {}): Fault =>
  () =>
    Promise.resolve(
      Response.json({ data: null, errors: [{ message: `Refused: ${code}`, extensions: { ...extensions, code } }] }),
    );
