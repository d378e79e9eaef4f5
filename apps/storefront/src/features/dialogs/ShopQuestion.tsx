import { useDialog } from "@kamra/react";
import { lazyPart } from "@kamra/ui";

const OpenQuestion = lazyPart(async () => (await import("./OpenQuestion.tsx")).OpenQuestion);

/** What the shop asks, for as long as it is open. Its code comes with the first question. */
export function ShopQuestion() {
  const open = useDialog();
  return open !== null && <OpenQuestion {...open} />;
}
