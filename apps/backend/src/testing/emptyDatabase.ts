import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type {} from "./postgresServer.ts";

/** Makes an empty database on the run's PostgreSQL server and answers its address. */
export async function emptyDatabase(): Promise<string> {
  const server = inject("postgres");
  const name = `kamra-${randomUUID()}`;
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return `${server}/${name}`;
}
