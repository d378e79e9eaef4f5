import { parseRecord } from "../parseRecord.ts";
import type { Notice, ProviderAnswer, VerifiedNotice } from "../PaymentProvider.ts";
import { ProviderFailure } from "../ProviderFailure.ts";
import type { SimplePayConnection } from "./connectSimplePay.ts";
import { findPayment } from "./findPayment.ts";
import { instant } from "./instant.ts";
import { registeredCard } from "./registeredCard.ts";

/** Queries the state of the attempt that a message names: a reported state is not trusted. */
async function findNamed(
  connection: SimplePayConnection,
  { reference, merchant }: { readonly reference: unknown; readonly merchant: unknown },
): Promise<ProviderAnswer | null> {
  return typeof reference === "string" && merchant === connection.merchant
    ? await findPayment(connection, reference)
    : null;
}

/** The attempt in a returning shopper's address: pending while SimplePay cannot be asked about it. */
export async function readBack(
  connection: SimplePayConnection,
  fields: URLSearchParams,
): Promise<ProviderAnswer | null> {
  // An unescaped plus sign has become a space.
  const [message = "", signature = null] = ["r", "s"].map((name) => fields.get(name)?.replaceAll(" ", "+"));
  const text = Buffer.from(message, "base64").toString("utf8");
  if (!connection.isSigned(text, signature)) return null;
  const content = parseRecord(text);
  if (content === null || typeof content["o"] !== "string") return null;
  const reference = content["o"];
  return await findNamed(connection, { reference, merchant: content["m"] }).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    // Its notice will say.
    return { status: "PENDING", reference, providerReference: null };
  });
}

/** The attempt in a request of SimplePay's server, with the card it keeps. */
export async function readNotice(
  connection: SimplePayConnection,
  { body, signature }: Notice,
): Promise<VerifiedNotice | null> {
  if (!connection.isSigned(body, signature)) return null;
  const content = parseRecord(body);
  if (content === null) return null;
  const answer = await findNamed(connection, { reference: content["orderRef"], merchant: content["merchant"] });
  if (answer === null) return null;
  const { reference, providerReference } = answer;
  const card =
    providerReference === null ? undefined : registeredCard(content, { cardId: providerReference, reference });
  return {
    answer: answer.status === "RECEIVED" ? { ...answer, card } : answer,
    acknowledge(now) {
      // The text with one more field; the rest stays byte for byte.
      const received = body.replace(/\}\s*$/, `,"receiveDate":"${instant(now)}"}`);
      return { type: "application/json; charset=utf-8", body: received, signature: connection.sign(received) };
    },
  };
}
