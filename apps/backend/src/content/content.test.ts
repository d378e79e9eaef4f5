import { expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";

onBothDatabases("content", (backend) => {
  it("is the newest blog entries first, each with its picture", async () => {
    const { data } = await backend().ask(`{ blogEntries { id title lead url published_at image { id conversions { list } } } }`);
    expect(data).toEqual({
      blogEntries: [
        { id: "2", title: "Új", lead: "…", url: "/blog/uj", published_at: "2026-10-01T00:00:00.000Z", image: { id: "1", conversions: { list: "/list/apple" } } },
        { id: "1", title: "Régi", lead: "…", url: null, published_at: "2026-01-01T00:00:00.000Z", image: null },
      ],
    });
    expect((await backend().ask(`{ blogEntries(first: 1) { id } }`)).data).toEqual({ blogEntries: [{ id: "2" }] });
  });

  it.each([0, -1, 101])("refuses %d blog entries", async (first) => {
    const { errors } = await backend().ask("query ($first: Int!) { blogEntries(first: $first) { id } }", { first });
    expect(errors).toMatchObject([{ extensions: { code: "VALIDATION_FAILED", validation: { first: [expect.any(String)] } } }]);
  });

  it("is the footer in its order", async () => {
    const { data } = await backend().ask(`{ footerBlocks { id title position links { label url } } }`);
    expect(data).toEqual({
      footerBlocks: [
        { id: "1", title: "Első", position: 1, links: [{ label: "Rólunk", url: "/rolunk" }, { label: "Kapcsolat", url: "/kapcsolat" }] },
        { id: "2", title: "Második", position: 2, links: [] },
      ],
    });
  });

  it("[CAT-2] is the categories on four levels, with their own products counted", async () => {
    const { data } = await backend().ask(`{ allProductCategories { id parent_id name url url_key product_count children { id url product_count children { children { id parent_id url product_count } } } } }`);
    expect(data).toEqual({
      allProductCategories: [
        {
          id: "3", parent_id: null, name: "Zöldség, gyümölcs", url: "/zoldseg-gyumolcs", url_key: "zoldseg-gyumolcs", product_count: 0,
          children: [{
            id: "30", url: "/zoldseg-gyumolcs/gyumolcs", product_count: 2,
            children: [{ children: [{ id: "3000", parent_id: "300", url: "/zoldseg-gyumolcs/gyumolcs/magyar-gyumolcs/alma-korte", product_count: 2 }] }],
          }],
        },
        { id: "4", parent_id: null, name: "Tejtermék", url: "/tejtermek", url_key: "tejtermek", product_count: 2, children: [{ id: "40", url: "/tejtermek/joghurt", product_count: 1, children: [] }] },
        { id: "5", parent_id: null, name: "Ital", url: "/ital", url_key: "ital", product_count: 2, children: [] },
      ],
    });
  });
}, { imageUrls: (key) => ({ full: `/full/${key}`, list: `/list/${key}`, thumbnail: `/thumbnail/${key}` }) });
