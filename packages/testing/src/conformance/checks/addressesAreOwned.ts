import type { Check } from "../Check.ts";
import { valueAt } from "../CheckedBackend.ts";
import { twoUsers } from "../users.ts";

const create = `mutation ($address: UserShippingAddressInput!) { createMyUserShippingAddress(address: $address) { id } }`;
const update = `mutation ($id: ID!, $address: UserShippingAddressInput!) {
  updateMyUserShippingAddress(address_id: $id, address: $address) { id }
}`;
const remove = `mutation ($id: ID!) { deleteMyUserShippingAddress(address_id: $id) { id } }`;
const read = "{ me { shipping_addresses { id city street } } }";

export const addressesAreOwned: Check = {
  rule: "contract",
  promise: "A saved address is NOT_FOUND for another user, who can neither change nor remove it",
  repair: "Find an address by its id and its user together, in each call that takes an address_id",
  faults: async (backend) => {
    const { owner, other } = await twoUsers(backend);
    const address = { name: "Owner", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46" };
    const created = await owner.ask(create, { address });
    const id = created.at("createMyUserShippingAddress", "id");
    if (typeof id !== "string") return [`no address was saved, with the codes [${created.codes.join(", ")}]`];
    const before = (await owner.ask(read)).at("me", "shipping_addresses");
    const tries = {
      "a change": (await other.ask(update, { id, address: { ...address, street: "Margó Tivadar utca" } })).codes,
      "a removal": (await other.ask(remove, { id })).codes,
    };
    const after = (await owner.ask(read)).at("me", "shipping_addresses");
    const theirs = (await other.ask(read)).at("me", "shipping_addresses");
    return [
      ...Object.entries(tries).flatMap(([name, codes]) =>
        codes.includes("NOT_FOUND") ? [] : [`${name} by another user got the codes [${codes.join(", ")}]`],
      ),
      ...(JSON.stringify(before) === JSON.stringify(after) ? [] : ["another user changed the address"]),
      ...(valueAt(theirs, [0]) === undefined ? [] : ["another user sees an address that they did not save"]),
    ];
  },
};
