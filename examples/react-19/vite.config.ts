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

/** The backend's pictures. */
const proxy = { "/images": new URL("/", process.env["VITE_ENDPOINT"] ?? "http://localhost:4000/graphql").origin };

export default defineConfig({
  plugins: [react(), { ...english, enforce: "pre" }],
  optimizeDeps: { rolldownOptions: { plugins: [english] } },
  server: { proxy },
  preview: { port, strictPort: true, proxy },
});
