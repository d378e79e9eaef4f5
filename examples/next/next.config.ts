import type { NextConfig } from "next";

const endpoint = process.env.NEXT_PUBLIC_ENDPOINT ?? "http://localhost:4000/graphql";

export default {
  cacheComponents: true,
  partialPrefetching: true,
  // English in place of the Hungarian texts, on the server and in the browser.
  turbopack: { rules: { "**/text.hu.js": { loaders: ["./english.cjs"], as: "*.js" } } },
  // The backend's pictures.
  rewrites: async () => [{ source: "/images/:path*", destination: new URL("/images/:path*", endpoint).href }],
} satisfies NextConfig;
