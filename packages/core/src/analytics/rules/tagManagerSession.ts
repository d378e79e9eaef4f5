import { parseCookies } from "../../kernel/parseCookies.ts";
import type { AnalyticsSession } from "../model/AnalyticsAdapter.ts";

const clientId = /^GA\d+\.\d+\.(\d+\.\d+)$/;
/** `GS1.1.1700000000.5.1`, and since 2025 `GS2.1.s1700000000$o5$g1`. */
const sessionId = /^GS\d+\.\d+\.s?(\d+)(?:[.$]|$)/;

/**
 * The tag manager's ids of this visit, from its cookies `_ga` and `_ga_{stream}` in `document.cookie`, for gamp_cid and gamp_session_id of an order.
 * The stream named first counts. Null when one of them is missing or reads as something else. Errors: none.
 *
 * @rule ANALYT-2
 * @example tagManagerSession("_ga=GA1.1.12.34; _ga_X1=GS1.1.1700000000.5.1") // => { clientId: "12.34", sessionId: "1700000000" }
 */
export function tagManagerSession(text: string): AnalyticsSession | null {
  const cookies = parseCookies(text);
  const client = clientId.exec(cookies.get("_ga") ?? "")?.[1];
  const session = Array.from(cookies)
    .filter(([name]) => name.startsWith("_ga_"))
    .map(([, value]) => sessionId.exec(value)?.[1])
    .find((id) => id !== undefined);
  return client === undefined || session === undefined ? null : { clientId: client, sessionId: session };
}
