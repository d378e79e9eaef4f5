import { useDeliveryRequest, useDialog } from "@kamra/react";
import { lazyPart } from "@kamra/ui";

const OpenQuestion = lazyPart(async () => (await import("./OpenQuestion.tsx")).OpenQuestion);

/**
 * The open question of the shop. Its code loads with the first question. It waits while the shopper is asked for the
 * place of delivery: several additions at once may need both answers.
 */
export function ShopQuestion() {
  const open = useDialog();
  const place = useDeliveryRequest();
  return open !== null && !place.open && <OpenQuestion {...open} />;
}
