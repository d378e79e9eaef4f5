import { createHash } from "node:crypto";
import type { User } from "../graphql/User.ts";

/** By which an `Idempotency-Key` is kept: everybody has keys of their own. */
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
