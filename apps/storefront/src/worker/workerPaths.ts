/** Addresses of the installable app. */
export const workerPaths = {
  worker: "/service-worker.js",
  manifest: "/app.webmanifest",
  offline: "/nincs-kapcsolat",
} as const;
