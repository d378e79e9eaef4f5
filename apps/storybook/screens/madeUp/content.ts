/** The texts of the made-up shop, as its server sends them. */
const entry = (id: string, title: string, lead: string) => ({
  id,
  title,
  lead,
  url: `/blog/bejegyzes-${id}`,
  url_key: `bejegyzes-${id}`,
  content: `<p>${lead}</p><h2>Mire figyelj?</h2><p>Arra, hogy friss legyen. <strong>A többi ízlés kérdése.</strong></p>`,
  image: null,
  published_at: "2026-11-18T09:00:00Z",
});

export const blogEntries = [
  entry("1", "Melyik alma mire jó?", "A ropogós süteménybe, a lédús reggelire: öt fajta, öt feladat."),
  entry("2", "Kovász kezdőknek", "Liszt, víz és hét nap türelem kell hozzá, más semmi."),
  entry("3", "Leves abból, ami maradt", "A hűtő alján mindig van egy vacsora."),
];

export const footerBlocks = [
  {
    id: "1",
    title: "Vásárlás",
    position: 1,
    links: [
      { label: "Szállítás", url: "/szallitas" },
      { label: "Elállás", url: "/elallas" },
      { label: "Fizetés", url: "/cikk/fizetesi-modok" },
    ],
  },
  {
    id: "2",
    title: "A boltról",
    position: 2,
    links: [
      { label: "Üzletek", url: "/uzletek" },
      { label: "Kapcsolat", url: "/kapcsolat" },
      { label: "Általános szerződési feltételek", url: "/cikk/aszf" },
    ],
  },
];

export const articles = [
  {
    id: "1",
    url_key: "aszf",
    title: "Általános szerződési feltételek",
    lead: "Mit vállalunk mi, és mit vállalsz te, ha nálunk rendelsz.",
    content:
      "<h2>A megrendelés</h2><p>A megrendelés a visszaigazolással jön létre.</p><h2>Az árak</h2><p>Bruttó árak.</p>",
    valid_from: "2026-09-01",
  },
];

export const deliveryInfo = [
  {
    id: "1",
    url_key: "hazhozszallitas",
    title: "Házhozszállítás",
    content: "<p>Kétórás sávokban, 15 000 Ft felett ingyen.</p>",
  },
  { id: "2", url_key: "visszavaltas", title: "Visszaváltás", content: "<p>A futár elviszi az üres üvegeket.</p>" },
];

export const brands = [
  { id: "1", name: "Hajnal", slug: "hajnal", description: "Tejtermékek a Körös mellől.", product_count: 6 },
  { id: "2", name: "Malomkő", slug: "malomko", description: null, product_count: 3 },
];

export const stores = [
  {
    id: "1",
    name: "Kamra Központ, Pestszentlőrinc",
    postcode: 1186,
    city: "Budapest",
    street: "Közdűlő út",
    house_number: "46-50",
    latitude: 47.4277,
    longitude: 19.2139,
    telephone: "+36 1 234 5678",
    email: "bolt@pelda.hu",
    description: "<p>Parkoló a bejáratnál.</p>",
    opening_hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: "07:00", closes: "20:00" })),
    special_days: [{ date: "2026-12-24", name: "Szenteste", opens: "07:00", closes: "12:00" }],
  },
];
