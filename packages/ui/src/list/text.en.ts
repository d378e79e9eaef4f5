import type { UiTexts } from "../text/UiTexts.ts";

export const listTexts: UiTexts["list"] = {
  products: (count) => (count === 0 ? "Still empty" : `${count} ${count === 1 ? "product" : "products"}`),
  changed: (ago) => `changed: ${ago}`,
  renameNamed: (name) => `Rename: ${name}`,
  removeNamed: (name) => `Delete: ${name}`,
  leaveNamed: (name) => `Leave the list: ${name}`,
  invitedBy: (name) => `${name} has shared it with you`,
  accept: "Accept",
  acceptNamed: (name) => `Accept: ${name}`,
  decline: "Decline",
  declineNamed: (name) => `Decline: ${name}`,

  people: "Shared with",
  roles: { owner: "Owner", invited: "Invited, not accepted yet", member: "Member" },
  you: (name) => `${name} (you)`,
  removeShareNamed: (name) => `Stop sharing with: ${name}`,

  tick: (name) => `Tick off: ${name}`,
  takeOff: (name) => `Take off the list: ${name}`,
  ended: "We no longer sell this product",
  deleted: "No longer available",
  substitute: "Instead:",
  take: "Swap",
  takeSubstitute: (name) => `Swap for: ${name}`,
  quantity: {
    removeFromCart: (name) => `Take off the list: ${name}`,
    inCart: (name, quantity) => `${name}: ${quantity} on the list`,
    removed: (name) => `${name} is off the list`,
  },

  add: "Add a product",
  addHint: "Type what you would like to buy",
  searching: "Searching…",
  nothingFound: "We have found no such product",
  write: (text) => `Write it down as “${text}”`,
  look: "Find a product",
  lookFor: (text) => `Find a product: ${text}`,

  foundInstead: (term) => `Nothing found for this. You see: ${term}`,
  whichFor: (line) => `Which product for “${line}”?`,

  isOnList: "Already on it",
};
