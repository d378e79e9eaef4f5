/**
 * The folders of a source folder, from the bottom up: each may import those before it, types included (decision 0039). Files beside
 * the folders, such as an entry, are on top of all. `*` is the place of every folder that is not named: these do not import each other.
 */
export const folderLayers: Readonly<Record<string, ReadonlyArray<string>>> = {
  "packages/core/src": [
    // Models and rules only.
    "decoding",
    "product",
    "search",
    "quickList",
    "text",
    "form",
    "address",
    "shipping",
    "payment",
    // The foundation of every service.
    "kernel",
    "identity",
    "transport",
    "outbox",
    "capability",
    // Capabilities: models, rules and service.
    "navigation",
    "analytics",
    "delivery",
    "dialogs",
    "catalogue",
    "content",
    "orderedProducts",
    "cart",
    "session",
    "account",
    "lists",
    "orders",
    "checkout",
    // Stored data of the capabilities before.
    "tabs",
    "offline",
    // The whole shop.
    "shop",
    "development",
  ],
  "packages/ui/src": [
    // The parts of every component.
    "theme",
    "styles",
    "layout",
    "settings",
    "clock",
    "text",
    "picture",
    "icon",
    "link",
    "button",
    "feedback",
    "overlay",
    "form",
    "field",
    // Components by subject.
    "account",
    "session",
    "content",
    "richText",
    "delivery",
    "dialogs",
    "payment",
    "shipping",
    "store",
    "product",
    "shell",
    "catalogue",
    "list",
    "order",
    "cart",
    "checkout",
  ],
  "apps/storefront/src": [
    // What the browser or a worker offers.
    "browser",
    "worker",
    // The shop of a page, and how it is served.
    "shop",
    "document",
    // The pages, and the answers to forms without scripts.
    "features",
    "forms",
    "development",
  ],
  "apps/storefront/src/features": [
    // The parts of pages.
    "address",
    "paths",
    "meta",
    "form",
    "page",
    "reorder",
    "similar",
    // Features.
    "session",
    "profile",
    "lists",
    "products",
    "listing",
    "analytics",
    "delivery",
    "missing",
    "category",
    "dialogs",
    "checkout",
    "cart",
    "failure",
    "feedback",
    "newsletter",
    "blog",
    "order",
    // The other pages: each imports those above, and none imports another.
    "*",
    // The frame around every page.
    "shell",
  ],
  "apps/backend/src": [
    // Storage, the context of a request, and answers.
    "generated",
    "database",
    "backup",
    "graphql",
    "http",
    "environment",
    "image",
    "supervisor",
    "observability",
    "jobs",
    "mail",
    "idempotency",
    // Products and content.
    "product",
    "content",
    "category",
    "search",
    "personal",
    // The callers.
    "session",
    "subscription",
    "newsletter",
    "messages",
    "lists",
    "coupon",
    // From the cart to the order and the refund.
    "delivery",
    "order",
    "payment",
    "withdrawal",
    "cart",
    "login",
    "goodid",
    "user",
    "checkout",
    // The catalogue's tables, and what fills a new shop.
    "catalogue",
    "seed",
    // The whole API.
    "sitemap",
    "api",
    "operations",
  ],
  "apps/demo-data/src": [
    // The tables, and what they are written in.
    "plan",
    "catalogue",
    "tree",
    // The rows of each kind, and the pictures.
    "product",
    "image",
    "delivery",
    "checkout",
    "content",
    // What shoppers type.
    "search",
  ],
};

/**
 * The rooms of a capability with a service, from the bottom up: its models; its public rules; pure internals; the port, which is what
 * a backend promises; what reads and sends wire shapes; and the service. Its texts are below them all, its index and its tests' tools beside them.
 */
export const rooms: ReadonlyArray<string> = ["model", "rules", "queue", "flow", "port", "graphql", "rest", "service"];
