import { categoryPath } from "../tree/categoryPath.ts";

export interface FooterBlockRecord {
  readonly id: number;
  readonly title: string;
  readonly links: ReadonlyArray<{ readonly label: string; readonly url: string }>;
}

/** The footer's links, all to existing pages. */
export const footerBlocks: ReadonlyArray<FooterBlockRecord> = [
  {
    id: 1,
    title: "Vásárlás",
    links: [
      { label: "Ajánlatok", url: "/ajanlatok" },
      { label: "Újdonságok", url: "/ujdonsagok" },
      { label: "Termékválogatások", url: "/termekvalogatasok" },
      { label: "Márkák", url: "/brands" },
      { label: "Kosár", url: "/kosar" },
    ],
  },
  {
    id: 2,
    title: "Segítség",
    links: [
      { label: "Szállítási módok és díjak", url: "/szallitas" },
      { label: "Fizetési módok", url: "/cikk/fizetesi-modok" },
      { label: "Áruházunk működése", url: "/cikk/aruhazunk-mukodese" },
      { label: "Megrendelések összekapcsolása", url: "/cikk/megrendeles-osszekapcsolas" },
      { label: "Üzletek", url: "/uzletek" },
      { label: "Kapcsolat", url: "/kapcsolat" },
    ],
  },
  {
    id: 3,
    title: "Friss polcok",
    links: ["Zöldség, gyümölcs", "Tejtermék, tojás", "Pékáru", "Hús, hal"].map((label) => ({
      label,
      url: categoryPath(label),
    })),
  },
  {
    id: 4,
    title: "Otthonra",
    links: ["Háztartás, tisztítószer", "Drogéria, szépségápolás", "Baba, mama", "Kisállat"].map((label) => ({
      label,
      url: categoryPath(label),
    })),
  },
];
