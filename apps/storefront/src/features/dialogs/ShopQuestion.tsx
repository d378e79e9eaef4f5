import { useDialog } from "@kamra/react";
import { lazyPart } from "@kamra/ui";

const OpenQuestion = lazyPart(async () => (await import("./OpenQuestion.tsx")).OpenQuestion);

/** The open question of the shop. Its code loads with the first question. */
export function ShopQuestion() {
  const open = useDialog();
  return open !== null && <OpenQuestion {...open} />;
}
