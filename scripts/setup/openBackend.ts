import { join } from "node:path";
import { type Backend, cardContractsOf, createBackend, type DatabaseLocation, DataFolderInUse, type Progress, referenceSeed, servesDevelopers, telemetryOf } from "@kamra/backend";
import { root } from "./step.ts";

/** Where the data live: `DATABASE_URL` names a PostgreSQL server, else a folder (`KAMRA_DATA`, `.data` by default). */
export function databaseLocation(): DatabaseLocation {
  const url = process.env["DATABASE_URL"];
  return url === undefined || url === "" ? { kind: "folder", path: process.env["KAMRA_DATA"] ?? join(root, ".data") } : { kind: "server", url };
}

/** Ends the process with a message for the person at the terminal. */
export function refuse(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const wholeNumber = (name: string, { least, most }: { least: number; most: number }): number | undefined => {
  const text = process.env[name];
  if (text === undefined || text === "") return undefined;
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : refuse(`${name} must be a whole number from ${least} to ${most}; it is "${text}".`);
};

/** Says how far a long step is: at a terminal in one line that changes, elsewhere in a line for each quarter. */
const showProgress = () => {
  let shown = "";
  return ({ label, done, total }: Progress) => {
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    if (process.stdout.isTTY) {
      process.stdout.write(`\r\u001b[K[database] ${label} ${percent} %${percent === 100 ? "\n" : ""}`);
      return;
    }
    const line = `[database] ${label} ${percent - (percent % 25)} %`;
    if (line !== shown) console.log(line);
    shown = line;
  };
};

const ports = { least: 0, most: 65_535 };
const defaultPort = 4000;

/** Who delivers mails: `SMTP_URL` and `MAIL_FROM`; without them mails stay in the outbox. */
function smtpSettings(): { readonly url: string; readonly from: string } | undefined {
  const url = process.env["SMTP_URL"];
  if (url === undefined || url === "") return undefined;
  const from = process.env["MAIL_FROM"];
  return from === undefined || from === "" ? refuse('SMTP_URL is set, so MAIL_FROM must say who writes: MAIL_FROM="Kamra <levelek@kamra.example>"') : { url, from };
}

/** The loyalty account people can sign in by: `GOODID_ISSUER`, `GOODID_CLIENT_ID` and `GOODID_CLIENT_SECRET`, all or none. */
function goodidSettings(): { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | undefined {
  const [issuer = "", clientId = "", clientSecret = ""] = ["GOODID_ISSUER", "GOODID_CLIENT_ID", "GOODID_CLIENT_SECRET"].map((name) => process.env[name]);
  if (issuer === "") return undefined;
  return clientId === "" || clientSecret === "" ? refuse("GOODID_ISSUER is set, so GOODID_CLIENT_ID and GOODID_CLIENT_SECRET must be too.") : { issuer, clientId, clientSecret };
}

/** Opens the backend that the environment describes, telling how far it is. */
export async function openBackend(): Promise<Backend> {
  const size = wholeNumber("KAMRA_PRODUCTS", { least: 100, most: 1_000_000 });
  const database = databaseLocation();
  console.log(database.kind === "folder" ? `[database] Opening ${database.path} …` : "[database] Opening the PostgreSQL server of DATABASE_URL …");
  try {
    return await createBackend({
      database,
      seed: referenceSeed({ size }),
      shopUrl: process.env["SHOP_URL"] || `http://localhost:${wholeNumber("PORT", ports) ?? defaultPort}`,
      smtp: smtpSettings(),
      inbox: process.env["CONTACT_INBOX"] || undefined,
      goodid: goodidSettings(),
      cards: cardContractsOf(process.env),
      ...telemetryOf(process.env),
      trustedProxies: process.env["TRUSTED_PROXIES"],
      isDevelopment: servesDevelopers(process.env),
      logger: { level: process.env["LOG_LEVEL"] ?? "warn" },
      onProgress: showProgress(),
    });
  } catch (error) {
    if (error instanceof DataFolderInUse) refuse(error.message);
    throw error;
  }
}

/** Listens on `PORT` (4000) of this machine, or of `HOST`, until a signal says to end. */
export async function listen(backend: Backend): Promise<void> {
  const port = wholeNumber("PORT", ports) ?? defaultPort;
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      console.log("\n[server] Ending: answering what was asked, closing the database …");
      void backend.close().then(() => process.exit(0));
    });
  }
  try {
    await backend.app.listen({ port, host: process.env["HOST"] ?? "localhost" });
  } catch (error) {
    await backend.close();
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") refuse(`Port ${port} is in use. Give this one another: PORT=${port + 1} npm start`);
    throw error;
  }
  const address = backend.app.server.address();
  const open = typeof address === "object" && address !== null ? address.port : port;
  console.log(`[server] The shop is open: http://localhost:${open}   (GraphQL: /graphql, Ctrl-C ends)`);
}
