const isTakenFor = <Expected>(value: unknown): value is Expected => value !== undefined;

/** Parses JSON as the type that the test expects; the test's assertions check it. */
export function parseAs<Expected>(text: string): Expected {
  const value: unknown = JSON.parse(text);
  if (!isTakenFor<Expected>(value)) throw new Error("JSON is never undefined");
  return value;
}
