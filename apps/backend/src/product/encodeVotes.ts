import type { Votes } from "../generated/types.ts";
import type { ProductRow } from "./ProductRow.ts";

type VoteColumns = Pick<
  ProductRow,
  "vote_count_one" | "vote_count_two" | "vote_count_three" | "vote_count_four" | "vote_count_five"
>;

/**
 * The votes by stars, and their average to two decimals.
 *
 * @example encodeVotes({ vote_count_one: 1, vote_count_two: 0, vote_count_three: 0, vote_count_four: 0, vote_count_five: 2 }).vote_avg // => 3.67
 */
export function encodeVotes({
  vote_count_one,
  vote_count_two,
  vote_count_three,
  vote_count_four,
  vote_count_five,
}: VoteColumns): Votes {
  const counts = [vote_count_one, vote_count_two, vote_count_three, vote_count_four, vote_count_five];
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    vote_count_one,
    vote_count_two,
    vote_count_three,
    vote_count_four,
    vote_count_five,
    vote_avg: total === 0 ? null : Math.round((stars * 100) / total) / 100,
  };
}
