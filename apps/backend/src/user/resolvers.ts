import { findOwnCart } from "../cart/ownCart.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { changeOwn } from "./changeOwn.ts";
import { createBillingAddress } from "./createBillingAddress.ts";
import { createShippingAddress } from "./createShippingAddress.ts";
import { customerType } from "./customerType.ts";
import { deleteOwn } from "./deleteOwn.ts";
import { loadBillingAddresses, loadSavedCards, loadShippingAddresses } from "./loadOwn.ts";
import { loadUser } from "./loadUser.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import { setDefaultOwn } from "./setDefaultOwn.ts";
import { updateBillingAddress } from "./updateBillingAddress.ts";
import { updateShippingAddress } from "./updateShippingAddress.ts";
import type { UserRow } from "./UserRow.ts";

async function afterwards(context: Context, change: Promise<void>): Promise<UserRow> {
  await change;
  return await loadUser(context);
}

const deleting = (table: OwnedTable, id: string, context: Context) => afterwards(context, deleteOwn(table, { id, context }));
const settingDefault = (table: OwnedTable, id: string, context: Context) => afterwards(context, setDefaultOwn(table, { id, context }));
const defaultOf = <Row extends { readonly is_default: boolean }>(rows: ReadonlyArray<Row>) => rows.find(({ is_default }) => is_default) ?? null;

export const userResolvers = {
  Query: {
    me: (_root, _args, context) => loadUser(context),
  },
  Mutation: {
    createMyUserShippingAddress: (_root, { address }, context) => changeOwn(context, (owner) => createShippingAddress(address, owner)),
    updateMyUserShippingAddress: (_root, args, context) => changeOwn(context, (owner) => updateShippingAddress(args, owner)),
    deleteMyUserShippingAddress: (_root, { address_id }, context) => deleting("user_shipping_addresses", address_id, context),
    setDefaultMyUserShippingAddress: (_root, { address_id }, context) => settingDefault("user_shipping_addresses", address_id, context),
    createMyUserBillingAddress: (_root, { address }, context) => changeOwn(context, (owner) => createBillingAddress(address, owner)),
    updateMyUserBillingAddress: (_root, args, context) => changeOwn(context, (owner) => updateBillingAddress(args, owner)),
    deleteMyUserBillingAddress: (_root, { address_id }, context) => deleting("user_billing_addresses", address_id, context),
    setDefaultMyUserBillingAddress: (_root, { address_id }, context) => settingDefault("user_billing_addresses", address_id, context),
    deleteMySavedCreditCard: (_root, { card_id }, context) => deleting("saved_credit_cards", card_id, context),
    setDefaultMySavedCreditCard: (_root, { card_id }, context) => settingDefault("saved_credit_cards", card_id, context),
  },
  User: {
    customer_type: async ({ id: userId }, _args, { db }) => customerType(defaultOf(await loadBillingAddresses({ db, userId }))),
    default_shipping_address: async ({ id: userId }, _args, { db }) => defaultOf(await loadShippingAddresses({ db, userId })),
    default_billing_address: async ({ id: userId }, _args, { db }) => defaultOf(await loadBillingAddresses({ db, userId })),
    shipping_addresses: ({ id: userId }, _args, { db }) => loadShippingAddresses({ db, userId }),
    billing_addresses: ({ id: userId }, _args, { db }) => loadBillingAddresses({ db, userId }),
    saved_credit_cards: ({ id: userId }, _args, { db }) => loadSavedCards({ db, userId }),
    cart: (user, _args, context) => findOwnCart({ ...context, user }),
  },
} satisfies Resolvers;
