import type { Cost } from "../session/argon2id.ts";

/** The least that Argon2id can cost: tests make hundreds of accounts, and each hash at a shop's cost takes 20 ms. */
export const leastCost: Cost = { memory: 8, passes: 1, parallelism: 1 };
