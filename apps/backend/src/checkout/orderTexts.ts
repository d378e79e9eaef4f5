import { fieldKinds } from "@kamra/core/form";
import type { CreateOrderInput } from "../generated/types.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import type { Validation } from "../graphql/Refusal.ts";

const longestComment = 2000;
const longestLine = 500;

const entriesOf = (input: CreateOrderInput) => ({
  comment: fieldKinds.note(input.comment ?? null, { longest: longestComment }),
  lyoness_card_number: fieldKinds.line(input.lyoness_card_number ?? null),
  gamp_cid: fieldKinds.line(input.gamp_cid ?? null, { longest: longestLine }),
  gamp_session_id: fieldKinds.line(input.gamp_session_id ?? null, { longest: longestLine }),
  cause: fieldKinds.line(input.donation_data?.cause ?? null, { longest: longestLine }),
});

/** What is wrong with an order's texts, by field. */
export function orderTextProblems(input: CreateOrderInput): Validation {
  const { cause, ...entries } = entriesOf(input);
  return { ...fieldProblems(entries), ...fieldProblems({ cause }, { path: "donation_data" }) };
}

/**
 * An order's texts as they are stored.
 *
 * @rule FORM-6
 */
export function orderTexts(input: CreateOrderInput) {
  const { comment, lyoness_card_number, gamp_cid, gamp_session_id, cause } = entriesOf(input);
  return {
    comment: comment.value || null,
    lyoness_card_number: lyoness_card_number.value || null,
    donation_cause: cause.value || null,
    analytics_client_id: gamp_cid.value || null,
    analytics_session_id: gamp_session_id.value || null,
  };
}
