import type { VendureConfig } from "@vendure/core";
import express from "express";

/** Vendure as it comes, with a database in one file, and the built page on the same origin. */
export const config: VendureConfig = {
  apiOptions: {
    port: Number(process.env["PORT"] ?? 5173),
    cors: false,
    csrfPrevention: true,
    middleware: [{ route: "/", handler: express.static("dist"), beforeListen: true }],
  },
  // The shop keeps the session as its cart's id, so that a server finds the cart as well.
  authOptions: { tokenMethod: "bearer" },
  dbConnectionOptions: { type: "sqljs", synchronize: true, autoSave: true, location: "vendure.sqlite" },
  paymentOptions: { paymentMethodHandlers: [] },
};
