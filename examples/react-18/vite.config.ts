import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const port = Number(process.env["PORT"] ?? 5173);

export default defineConfig({ plugins: [react()], preview: { port, strictPort: true } });
