import type { CodegenConfig } from "@graphql-codegen/cli";

/** Scalars as both ends write them on the wire. */
const scalars = { ID: "string", DateTime: "string" };

const shared = {
  enumsAsConst: true,
  useTypeImports: true,
  scalars,
  strictScalars: true,
  emitLegacyCommonJSImports: false,
  importExtension: ".ts",
} as const;

const header = { add: { content: "// Generated from packages/contract/schema by `npm run codegen`. Do not edit." } };

const config: CodegenConfig = {
  schema: "packages/contract/schema/*.graphql",
  generates: {
    "packages/contract/generated/schema.graphql": {
      plugins: ["schema-ast"],
      config: { includeDirectives: true },
    },
    "packages/contract/generated/wire.ts": {
      plugins: [header, "typescript"],
      config: shared,
    },
    "apps/backend/src/generated/resolvers.ts": {
      plugins: [header, "typescript", "typescript-resolvers"],
      config: {
        ...shared,
        makeResolverTypeCallable: false,
        avoidOptionals: { field: true },
        contextType: "../graphql/Context.ts#Context",
        // What resolvers hand on before the fields that need more of the database are asked for.
        mappers: {
          BlogEntry: "../content/encodeBlogEntry.ts#BlogEntryParent",
          Empty: "../product/encodeEmpty.ts#EmptyParent",
          Order: "../order/OrderRow.ts#OrderRow",
          Product: "../product/encodeProduct.ts#ProductParent",
          ProductPage: "../product/ProductList.ts#ProductList",
          User: "../user/UserRow.ts#UserRow",
        },
      },
    },
    "packages/core/src/transport/generated/documents.ts": {
      documents: "packages/core/src/transport/documents/*.graphql",
      plugins: [header, "typescript-operations", "./scripts/codegen/documents.ts"],
      config: { ...shared, avoidOptionals: false },
    },
  },
};

export default config;
