/** Results of repeatable requests, by key. */
export interface IdempotencyKeyTable {
  /** SHA-256 of the caller and the key, in hexadecimal: the same key of another caller is another key. */
  hash: string;
  /** HMAC-SHA256 of the input, by the key: without the key it reveals nothing. */
  input: string;
  /** The id of the result; absent while it is being made. */
  result: string | null;
  created_at: string;
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeyTable;
}
