import { user } from "./person.ts";

const at = "2026-11-20T18:00:00Z";

/** The shopper's lists, by the paths of the shopping-list service. */
export const lists = [
  {
    listId: "AAAAAAAAAAAAAAAAAAAAAA",
    name: "Heti nagybevásárlás",
    type: "shoppinglist",
    created_at: at,
    events: [{ created_at: at }],
    products: ["1", "2", "7", "13"].map((productId) => ({ productId, quantity: 1, created_at: at })),
    texts: [{ text: "barna kenyér", created_at: at }],
    users: [
      { userId: user.id, name: user.name, email: user.email, type: "owner", shared_at: null, accepted_at: null },
      { userId: "8", name: "Szabó Márk", email: "mark@pelda.hu", type: "shared", shared_at: at, accepted_at: at },
    ],
  },
  {
    listId: "BBBBBBBBBBBBBBBBBBBBBB",
    name: "Karácsonyi vacsora",
    type: "shoppinglist",
    created_at: at,
    events: [],
    products: [],
    texts: [],
    users: [{ userId: user.id, name: user.name, email: user.email, type: "owner", shared_at: null, accepted_at: null }],
  },
];
