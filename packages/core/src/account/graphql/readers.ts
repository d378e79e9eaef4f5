import type { LoginSession } from "../model/LoginSession.schema.ts";
import type { LoginSessionFieldsFragment } from "./generated/responses.ts";

export const readLoginSession = (wire: LoginSessionFieldsFragment): typeof LoginSession.Encoded => ({
  id: wire.id,
  device: wire.device ?? null,
  createdAt: wire.created_at,
  lastUsedAt: wire.last_used_at,
  isCurrent: wire.is_current,
});
