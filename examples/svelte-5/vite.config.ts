import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const port = Number(process.env["PORT"] ?? 5173);

export default defineConfig({ plugins: [svelte()], preview: { port, strictPort: true } });
