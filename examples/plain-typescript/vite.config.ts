import { defineConfig } from "vite";

const port = Number(process.env["PORT"] ?? 5173);

export default defineConfig({ preview: { port, strictPort: true } });
