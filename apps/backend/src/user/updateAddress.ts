import type { Owner } from "../session/Owner.ts";
import type { AddressKind } from "./addressKinds.ts";
import type { AddressColumns } from "../delivery/readAddress.ts";
import { requireOwn } from "./requireOwn.ts";
import { settleDefault } from "./settleDefault.ts";

/**
 * Replaces an address of its owner. Call it in a transaction that holds the owner.
 *
 * Errors: Refusal NOT_FOUND; VALIDATION_FAILED by field.
 */
export async function updateAddress<Input extends { readonly is_default?: boolean }, Columns extends AddressColumns>(
  { table, read, beforeUpdate }: AddressKind<Input, Columns>,
  { id, input, owner }: { readonly id: string; readonly input: Input; readonly owner: Owner },
): Promise<void> {
  await requireOwn(owner, { table, id });
  const columns = await read(input, owner);
  await beforeUpdate?.(owner, { id, columns });
  const set: AddressColumns = columns;
  await owner.db.updateTable(table).set(set).where("id", "=", id).execute();
  await settleDefault(owner, { table, wanted: input.is_default ? id : null });
}
