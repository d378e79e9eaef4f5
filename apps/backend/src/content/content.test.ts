import { expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";

onBothDatabases(
  "content",
  (backend) => {
    it("is the newest blog entries first, each with its picture", async () => {
      const { data } = await backend().ask(
        `{ blogEntries { id title lead url published_at image { id conversions { list } } } }`,
      );
      expect(data).toEqual({
        blogEntries: [
          {
            id: "2",
            title: "Új",
            lead: "…",
            url: "/blog/uj",
            published_at: "2026-10-01T00:00:00.000Z",
            image: { id: "1", conversions: { list: "/list/apple" } },
          },
          { id: "1", title: "Régi", lead: "…", url: null, published_at: "2026-01-01T00:00:00.000Z", image: null },
        ],
      });
      expect((await backend().ask(`{ blogEntries(first: 1) { id } }`)).data).toEqual({ blogEntries: [{ id: "2" }] });
    });

    it("lists the blog page by page", async () => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) =>
          backend().ask("query ($page: Int!) { blogEntries(page: $page, first: 1) { id } }", { page }),
        ),
      );
      expect(pages.map(({ data }) => data)).toEqual([
        { blogEntries: [{ id: "2" }] },
        { blogEntries: [{ id: "1" }] },
        { blogEntries: [] },
      ]);
    });

    it.each([
      ["blogEntries", { first: 0 }],
      ["blogEntries", { first: 101 }],
      ["blogEntries", { page: 0 }],
      ["brands", { first: 501 }],
      ["brands", { page: 10_001 }],
    ])("[FORM-3] refuses a page of %s with %j", async (field, bounds) => {
      const asked = { page: 1, first: 1, ...bounds };
      const { errors } = await backend().ask(
        `query ($page: Int!, $first: Int!) { ${field}(page: $page, first: $first) { id } }`,
        asked,
      );
      expect(errors).toMatchObject([
        {
          extensions: {
            code: "VALIDATION_FAILED",
            validation: { [Object.keys(bounds)[0] ?? ""]: [expect.any(String)] },
          },
        },
      ]);
    });

    it("is an article and a blog entry by its key, with nothing in it that could do harm", async () => {
      const { data } = await backend().ask(`{
      article(url_key: "aszf") { id url_key title lead content valid_from }
      blogEntry(url_key: "uj") { id url url_key content image { id } }
      noArticle: article(url_key: "uj") { id }
      noEntry: blogEntry(url_key: "aszf") { id }
    }`);
      expect(data).toEqual({
        article: {
          id: "1",
          url_key: "aszf",
          title: "Általános szerződési feltételek",
          lead: "Így szerződünk.",
          content: "<h2>Az áruház</h2><p>…</p>",
          valid_from: "2026-11-01",
        },
        blogEntry: { id: "2", url: "/blog/uj", url_key: "uj", content: "<p>Új <a>szöveg</a></p>", image: { id: "1" } },
        noArticle: null,
        noEntry: null,
      });
    });

    it("is the delivery information, in its order", async () => {
      const { data } = await backend().ask(`{ deliveryInfo { id url_key title content } }`);
      expect(data).toEqual({
        deliveryInfo: [
          { id: "1", url_key: "korzet", title: "Körzet", content: "<p>Budapest</p>" },
          { id: "2", url_key: "dijak", title: "Díjak", content: "<p>990 Ft</p>" },
        ],
      });
    });

    it("is the brands that have products, by name", async () => {
      const { data } = await backend().ask(`{
      brands { id name slug description product_count }
      second: brands(page: 2, first: 1) { slug }
      brand(slug: "kerti") { id product_count }
      empty: brand(slug: "ures") { id }
      none: brand(slug: "nincs") { id }
    }`);
      expect(data).toEqual({
        brands: [
          { id: "12", name: "Tanyasi", slug: "tanyasi", description: null, product_count: 3 },
          { id: "11", name: "Kerti", slug: "kerti", description: "Kertünkből", product_count: 2 },
        ],
        second: [{ slug: "kerti" }],
        brand: { id: "11", product_count: 2 },
        empty: null,
        none: null,
      });
      const { data: listed } = await backend().ask(
        `{ products(filters: { attributes: [{ code: "brand", option_ids: ["12"] }] }) { paginatorInfo { total } } }`,
      );
      expect(listed).toEqual({ products: { paginatorInfo: { total: 3 } } });
    });

    it("is the stores in the shop's order, with their hours and the days that are something else", async () => {
      backend().takeStatements();
      const fields =
        "id name postcode city street house_number latitude longitude telephone email description opening_hours { weekday opens closes } special_days { date name opens closes }";
      const { data } = await backend().ask<{ stores: unknown[] }>(`{ stores { ${fields} } }`);
      expect(backend().takeStatements()).toHaveLength(3);
      expect(data.stores).toEqual([
        {
          id: "1",
          name: "Pestszentlőrinc",
          postcode: 1186,
          city: "Budapest",
          street: "Közdűlő út",
          house_number: "1",
          latitude: 47.4,
          longitude: 19.2,
          telephone: null,
          email: null,
          description: "<p>Parkoló</p>",
          opening_hours: [
            { weekday: 1, opens: "08:00", closes: "12:00" },
            { weekday: 1, opens: "14:00", closes: "20:00" },
            { weekday: 2, opens: "08:00", closes: "20:00" },
          ],
          special_days: [
            { date: "2026-11-21", name: "Ma", opens: null, closes: null },
            { date: "2026-12-20", name: "Utolsó", opens: "08:00", closes: "12:00" },
          ],
        },
        expect.objectContaining({ id: "2", opening_hours: [], special_days: [] }),
      ]);
      const one = await backend().ask(
        `{ store(id: "1") { ${fields} } none: store(id: "9") { id } wrong: store(id: "x") { id } }`,
      );
      expect(one.data).toEqual({ store: data.stores[0], none: null, wrong: null });
    });

    it.each([
      ["/akcio", { target: "/ajanlatok", status: 301 }],
      ["akcio/?utm_source=level", { target: "/ajanlatok", status: 301 }],
      ["/Regi/Lap#itt", { target: "https://pelda.hu", status: 302 }],
      ["/akcio/tej", null],
      ["/", null],
      ["", null],
    ])("resolves where %j leads", async (path, redirect) => {
      expect(
        (await backend().ask("query ($path: String!) { redirect(path: $path) { target status } }", { path })).data,
      ).toEqual({ redirect });
    });

    it.each([
      ["redirects", { path: "/a", target: "/a" }],
      ["redirects", { path: "/a", target: "//pelda.hu" }],
      ["redirects", { path: "/a", target: "javascript:x()" }],
      ["redirects", { path: "/a/", target: "/b" }],
      ["store_hours", { store_id: 1, weekday: 3, opens: "20:00", closes: "08:00" }],
      ["articles", { id: 9, url_key: "Nem jó", title: "", lead: "", content: "", valid_from: "2026-11-21" }],
    ] as const)("keeps no %s like %j", async (table, row) => {
      await expect(backend().database.db.insertInto(table).values(row).execute()).rejects.toThrow();
    });

    it("is the footer in its order", async () => {
      const { data } = await backend().ask(`{ footerBlocks { id title position links { label url } } }`);
      expect(data).toEqual({
        footerBlocks: [
          {
            id: "1",
            title: "Első",
            position: 1,
            links: [
              { label: "Rólunk", url: "/rolunk" },
              { label: "Kapcsolat", url: "/kapcsolat" },
            ],
          },
          { id: "2", title: "Második", position: 2, links: [] },
        ],
      });
    });

    it("[CAT-2] is the categories on four levels, with their own products counted", async () => {
      const { data } = await backend().ask(
        `{ allProductCategories { id parent_id name url url_key product_count children { id url product_count children { children { id parent_id url product_count } } } } }`,
      );
      expect(data).toEqual({
        allProductCategories: [
          {
            id: "3",
            parent_id: null,
            name: "Zöldség, gyümölcs",
            url: "/zoldseg-gyumolcs",
            url_key: "zoldseg-gyumolcs",
            product_count: 0,
            children: [
              {
                id: "30",
                url: "/zoldseg-gyumolcs/gyumolcs",
                product_count: 2,
                children: [
                  {
                    children: [
                      {
                        id: "3000",
                        parent_id: "300",
                        url: "/zoldseg-gyumolcs/gyumolcs/magyar-gyumolcs/alma-korte",
                        product_count: 2,
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "4",
            parent_id: null,
            name: "Tejtermék",
            url: "/tejtermek",
            url_key: "tejtermek",
            product_count: 2,
            children: [{ id: "40", url: "/tejtermek/joghurt", product_count: 1, children: [] }],
          },
          { id: "5", parent_id: null, name: "Ital", url: "/ital", url_key: "ital", product_count: 2, children: [] },
        ],
      });
    });

    it("sanitises every HTML field of products, categories and shipping methods", async () => {
      const { db } = backend().database;
      const hostile = "<p onclick='x()'>Jó<script>x()</script></p>";
      await db.updateTable("products").set({ description: hostile, components: hostile }).where("id", "=", 1).execute();
      await db.updateTable("categories").set({ content: hostile }).where("id", "=", 5).execute();
      await db.updateTable("shipping_methods").set({ description: hostile }).execute();
      const { data } = await backend().ask<{
        getProductById: unknown;
        allProductCategories: ReadonlyArray<unknown>;
        shippingMethods: ReadonlyArray<unknown>;
      }>(`{
        getProductById(id: "1") { description components }
        allProductCategories { id content }
        shippingMethods { description }
      }`);
      expect(data.getProductById).toEqual({ description: "<p>Jó</p>", components: "<p>Jó</p>" });
      expect(data.allProductCategories).toContainEqual({ id: "5", content: "<p>Jó</p>" });
      expect(data.shippingMethods.length).toBeGreaterThan(0);
      for (const method of data.shippingMethods) expect(method).toEqual({ description: "<p>Jó</p>" });
    });
  },
  { imageUrls: (key) => ({ full: `/full/${key}`, list: `/list/${key}`, thumbnail: `/thumbnail/${key}` }) },
);
