import { createHash } from "node:crypto";
import type { User } from "../graphql/User.ts";

/** The stored form of an `Idempotency-Key`, separate for each caller. */
export const keyHash = ({
  user,
  idempotencyKey,
}: {
  readonly user: Pick<User, "id"> | null;
  readonly idempotencyKey: string;
}): string =>
  createHash("sha256")
    .update(`${user?.id ?? ""}\n${idempotencyKey}`)
    .digest("hex");
