export interface ShippingMethodRecord {
  /** Courier 1, postal 2, post point 3, pickup 4. */
  readonly id: 1 | 2 | 3 | 4;
  readonly name: string;
  /** Whole forint, like every price here. */
  readonly price: number;
  /** The boxing fee. */
  readonly extraCost: number | null;
  readonly discountPrice: number | null;
  /** The least value of the products; no limit when absent. */
  readonly discountFrom: number | null;
  /** Grams. */
  readonly maxWeight: number | null;
  readonly description: string;
  readonly shortDescription: string;
  readonly deliveryTime: string;
  readonly priceRanges: ReadonlyArray<{ readonly from: number; readonly price: number }>;
}

const otherMethods: ReadonlyArray<ShippingMethodRecord> = [
  {
    id: 2,
    name: "MPL házhozszállítás",
    price: 2190,
    extraCost: 290,
    discountPrice: null,
    discountFrom: null,
    maxWeight: 20_000,
    shortDescription: "Csomagban, az egész országba",
    description:
      "<p>Tartós élelmiszert, drogériát és háztartási árut az ország bármely címére csomagban küldünk. Hűtött, fagyasztott és törékeny terméket így nem tudunk szállítani.</p>",
    deliveryTime: "2–3 munkanap",
    priceRanges: [
      { from: 0, price: 2190 },
      { from: 15_000, price: 1490 },
      { from: 29_999, price: 0 },
    ],
  },
  {
    id: 3,
    name: "PostaPont átvétel",
    price: 1590,
    extraCost: 290,
    discountPrice: null,
    discountFrom: null,
    maxWeight: 20_000,
    shortDescription: "Átveheted postán vagy csomagponton",
    description:
      "<p>A csomagot a választott postán, benzinkúton vagy csomagautomatánál veheted át. Az érkezésről SMS-ben értesítünk, 5 napig őrzik meg.</p>",
    deliveryTime: "2–3 munkanap",
    priceRanges: [
      { from: 0, price: 1590 },
      { from: 15_000, price: 990 },
      { from: 29_999, price: 0 },
    ],
  },
  {
    id: 4,
    name: "Személyes átvétel",
    price: 0,
    extraCost: null,
    discountPrice: null,
    discountFrom: null,
    maxWeight: null,
    shortDescription: "Raktárunkban: 1186 Budapest, Közdűlő út 46-50",
    description:
      "<p>Összekészítve vár a raktárunkban: 1186 Budapest, Közdűlő út 46-50. Ingyenes parkoló, segítünk bepakolni.</p>",
    deliveryTime: "Már ma, 3 óra múlva",
    priceRanges: [],
  },
];

/** The shipping methods; the courier has the shop's name. */
export function shippingMethods({ brand }: { brand: string }): ReadonlyArray<ShippingMethodRecord> {
  return [
    {
      id: 1,
      name: `${brand} házhozszállítás`,
      price: 1490,
      extraCost: 150,
      discountPrice: 0,
      discountFrom: 25_000,
      maxWeight: 40_000,
      shortDescription: "Saját futárunk hozza, kétórás idősávban",
      description:
        "<p>Hűtött autóval, saját futárunkkal érkezik a konyhádig, a választott kétórás idősávban. Budapesten és az agglomeráció nagy részén elérhető.</p><ul><li>Friss, hűtött és fagyasztott árut is hozunk.</li><li>25 000 Ft feletti rendelésnél a kiszállítás ingyenes.</li><li>Az üres, visszaváltható palackokat és dobozokat átvesszük.</li></ul>",
      deliveryTime: "Akár már holnap, 7 és 21 óra között",
      priceRanges: [],
    },
    ...otherMethods,
  ];
}
