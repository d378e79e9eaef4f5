import { inputTexts } from "../graphql/text.hu.ts";

const longestMessage = 5000;

/** What is wrong with a message's length: it may be longer than a field. */
export function messageProblems(message: string | null): { readonly message?: ReadonlyArray<string> } {
  return (message?.length ?? 0) > longestMessage ? { message: [inputTexts.tooLong(longestMessage)] } : {};
}
