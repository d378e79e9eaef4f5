import pg from "pg";

interface Names {
  readonly from: string;
  readonly to: string;
}

/** Makes a database on a server as a copy of another one, to which nothing is connected, and answers its address. */
export async function copyDatabase(server: string, { from, to }: Names): Promise<string> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(to)} template ${client.escapeIdentifier(from)}`);
  } finally {
    await client.end();
  }
  return `${server}/${to}`;
}
