import type { OrderStatusCode } from "../generated/types.ts";

export const orderTexts = {
  statuses: {
    ACCEPTED: "Elfogadva",
    CANCELED: "Törölve",
    COMPLETE: "Teljesítve",
    GPOINT_SHIPPED: "Átvehető",
    INVOICED: "Számlázva",
    KAMRA_SHIPPED: "Kiszállítás alatt",
    MARKED_TO_CANCEL: "Lemondva",
    MPL_SHIPPED: "Átadva a postának",
    PAYMENT_PENDING: "Fizetésre vár",
    PAYMENT_RECEIVED: "Kifizetve",
    PAYMENT_REFUSED: "Sikertelen fizetés",
    PENDING: "Feldolgozásra vár",
    PROCESSING: "Összekészítés alatt",
  } satisfies Record<OrderStatusCode, string>,
};
