import { defineConfig } from "tsup";

/** Contract ships generated sources; every other package ships what lies under src, without its tests and stories. */
const sources = ["src/**/*.{ts,tsx}", "generated/*.ts", "!src/**/*.test.*", "!src/**/*.property.test.*", "!src/**/*.stories.*", "!src/stories/**", "!src/**/*.css"];

/**
 * One output file for each source file: a team that imports one rule pays for one rule.
 * `keepImports` leaves relative imports as they are but for their extension, which bundling by entry would merge away.
 */
export default defineConfig((options) => ({
  entry: sources,
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  sourcemap: true,
  clean: true,
  splitting: false,
  treeshake: false,
  silent: true,
  dts: { compilerOptions: { ignoreDeprecations: "6.0", noEmit: false } },
  esbuildPlugins: [
    {
      name: "keep-imports",
      setup(build) {
        const extension = build.initialOptions.format === "cjs" ? ".cjs" : ".js";
        build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, (args) =>
          args.kind === "entry-point" ? undefined : { path: args.path.replace(/\.tsx?$/, extension), external: true },
        );
      },
    },
  ],
  ...options,
}));
