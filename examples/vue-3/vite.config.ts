import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const port = Number(process.env["PORT"] ?? 5173);

export default defineConfig({ plugins: [vue()], preview: { port, strictPort: true } });
