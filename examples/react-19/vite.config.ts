import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";

const port = Number(process.env["PORT"] ?? 5173);

/** English in place of the Hungarian texts, in the bundle and in what Vite bundles for development. */
const english: Rolldown.Plugin = {
  name: "english",
  resolveId: {
    filter: { id: /\/text\.hu\.js$/ },
    handler(file, from) {
      return this.resolve(file.replace(".hu.", ".en."), from);
    },
  },
};

export default defineConfig({
  plugins: [react(), { ...english, enforce: "pre" }],
  optimizeDeps: { rolldownOptions: { plugins: [english] } },
  preview: { port, strictPort: true },
});
