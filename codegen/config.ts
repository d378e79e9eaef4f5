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
    "apps/backend/src/generated/types.ts": {
      plugins: [header, "typescript"],
      config: { ...shared, avoidOptionals: { field: true } },
    },
    "apps/backend/src/graphql/generated/resolvers.ts": {
      plugins: [
        header,
        { add: { content: 'import type * as Types from "../../generated/types.ts";' } },
        "typescript-resolvers",
      ],
      config: {
        ...shared,
        namespacedImportName: "Types",
        makeResolverTypeCallable: false,
        avoidOptionals: { field: true },
        contextType: "../Context.ts#Context",
        // What resolvers hand on before the fields that need more of the database are asked for.
        mappers: {
          BlogEntry: "../parents/BlogEntryParent.ts#BlogEntryParent",
          Empty: "../parents/EmptyParent.ts#EmptyParent",
          Order: "../parents/OrderParent.ts#OrderParent",
          Product: "../parents/ProductParent.ts#ProductParent",
          ProductPage: "../parents/ProductList.ts#ProductList",
          RegistrationResult: "../parents/RegistrationParent.ts#RegistrationParent",
          User: "../../database/tables/UserRow.ts#UserRow",
        },
      },
    },
    "packages/core/src/transport/generated/documents.ts": {
      schema: "packages/core/src/transport/directives.graphql",
      documents: "packages/core/src/*/graphql/*.graphql",
      plugins: [header, "typescript-operations", "./codegen/documents.ts"],
      // The types of responses: codegen/decoders.ts.
      config: { ...shared, avoidOptionals: false, generateOperationTypes: false },
    },
  },
};

export default config;
