const isTakenFor = <Expected>(value: unknown): value is Expected => value !== undefined;

/** Reads JSON as what the test takes it for; the test's own assertions tell whether it is. */
export function parseAs<Expected>(text: string): Expected {
  const value: unknown = JSON.parse(text);
  if (!isTakenFor<Expected>(value)) throw new Error("JSON is never undefined");
  return value;
}
