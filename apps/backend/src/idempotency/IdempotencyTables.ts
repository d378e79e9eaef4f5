/** What was done under a key that its sender may send again. */
export interface IdempotencyKeyTable {
  /** SHA-256 of the caller and the key, in hexadecimal: the same key of another caller is another key. */
  hash: string;
  /** HMAC-SHA256, by the key, of what was asked: without the key it tells nothing of it. */
  input: string;
  /** The id of what was made; absent while it is being made. */
  result: string | null;
  created_at: string;
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeyTable;
}
