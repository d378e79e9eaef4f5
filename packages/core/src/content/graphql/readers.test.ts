import { articleFromWire } from "./generated/decoders.ts";
import { blogEntryFromWire } from "../../catalogue/graphql/generated/decoders.ts";
import { blogPostFromWire } from "./generated/decoders.ts";
import { brandFromWire } from "./generated/decoders.ts";
import { deliveryInfoFromWire } from "./generated/decoders.ts";
import { image } from "../../decoding/examples.test.support.ts";
import { groceryStoreFromWire } from "./generated/decoders.ts";
import { reads } from "../../decoding/reads.test.support.ts";
import { redirectFromWire } from "./generated/decoders.ts";

reads("an article", articleFromWire, {
  wire: {
    id: "1",
    url_key: "aszf",
    title: "ÁSZF",
    lead: "Röviden",
    content: "<p>Hosszan</p>",
    valid_from: "2026-01-01",
  },
  model: {
    id: "1",
    urlKey: "aszf",
    title: "ÁSZF",
    lead: "Röviden",
    content: "<p>Hosszan</p>",
    validFrom: "2026-01-01",
  },
});

const entry = {
  wire: {
    id: "1",
    title: "Receptek",
    lead: "Finom",
    url: "/blog/receptek",
    image: image.wire,
    published_at: "2026-11-20T10:00:00Z",
  },
  model: {
    id: "1",
    title: "Receptek",
    lead: "Finom",
    url: "/blog/receptek",
    image: image.model,
    publishedAt: "2026-11-20T10:00:00Z",
  },
};
const bareEntry = { url: { url: null }, image: { image: null } };

reads("a blog entry", blogEntryFromWire, { ...entry, without: bareEntry });

reads("a blog post", blogPostFromWire, {
  wire: { ...entry.wire, content: "<p>Hosszan</p>" },
  model: { ...entry.model, content: "<p>Hosszan</p>" },
  without: { ...bareEntry, content: { content: "" } },
});

reads("a brand", brandFromWire, {
  wire: { id: "1", name: "Boci", slug: "boci", description: "Tej", product_count: 12 },
  model: { id: "1", name: "Boci", slug: "boci", description: "Tej", productCount: 12 },
  without: { description: { description: null } },
});

reads("a delivery area", deliveryInfoFromWire, {
  wire: { id: "1", url_key: "budapest", title: "Budapest", content: "<p>Holnap</p>" },
  model: { id: "1", urlKey: "budapest", title: "Budapest", content: "<p>Holnap</p>" },
});

reads("a store", groceryStoreFromWire, {
  wire: {
    id: "1",
    name: "Kamra",
    postcode: 1186,
    city: "Budapest",
    street: "Fő utca",
    house_number: "1",
    latitude: 47.4,
    longitude: 19.2,
    telephone: "+3611234567",
    email: "bolt@example.hu",
    description: "Parkoló",
    opening_hours: [{ weekday: 1, opens: "08:00", closes: "20:00" }],
    special_days: [
      { date: "2026-12-24", name: "Szenteste", opens: "08:00", closes: "12:00" },
      { date: "2026-12-25", name: "Karácsony", opens: null, closes: null },
      { date: "2026-12-26", name: "Karácsony", opens: "08:00" },
      { date: "2026-12-27", name: "Leltár", closes: "12:00" },
    ],
  },
  model: {
    id: "1",
    name: "Kamra",
    postcode: "1186",
    city: "Budapest",
    street: "Fő utca",
    houseNumber: "1",
    latitude: 47.4,
    longitude: 19.2,
    telephone: "+3611234567",
    email: "bolt@example.hu",
    description: "Parkoló",
    week: [{ weekday: 1, opens: "08:00", closes: "20:00" }],
    specialDays: [
      { date: "2026-12-24", name: "Szenteste", hours: [{ opens: "08:00", closes: "12:00" }] },
      { date: "2026-12-25", name: "Karácsony", hours: [] },
      { date: "2026-12-26", name: "Karácsony", hours: [] },
      { date: "2026-12-27", name: "Leltár", hours: [] },
    ],
  },
  without: { telephone: { telephone: null }, email: { email: null }, description: { description: null } },
});

reads("a redirect for ever", redirectFromWire, {
  wire: { target: "/uj", status: 301 },
  model: { target: "/uj", isPermanent: true },
});
reads("a redirect for now", redirectFromWire, {
  wire: { target: "/uj", status: 302 },
  model: { target: "/uj", isPermanent: false },
});
