import type { ShopSettings } from "@kamra/core/settings";
import type { FastifyInstance } from "fastify";
import type { CatalogueSeed, Progress } from "./catalogue/CatalogueSeed.ts";
import type { Database, DatabaseLocation } from "./database/Database.ts";
import type { ImageConversions } from "./generated/resolvers.ts";
import type { GoodidSettings } from "./goodid/GoodidSettings.ts";
import type { SmtpSettings } from "./mail/smtpDelivery.ts";
import type { LogSettings } from "./http/logSettings.ts";
import type { TraceSettings } from "./observability/Tracing.ts";
import type { CardContracts } from "./payment/CardContracts.ts";

export interface BackendOptions {
  readonly database: DatabaseLocation;
  /** What fills the catalogue when it is empty or of another version; the reference catalogue when left out. */
  readonly seed?: CatalogueSeed;
  readonly clock?: () => Date;
  /** Where the shop differs from core's defaults, the same as its clients are given: its brand, its purchase limits. */
  readonly settings?: Partial<ShopSettings>;
  /** Where shoppers reach the shop: `https://kamra.hu`. Pages, mails and those who take cards are told this address, whatever a request calls the shop. When it is this machine's (port 4000 when left out), the shop answers to no other name. */
  readonly shopUrl?: string;
  /** Whose word on where a request comes from (`X-Forwarded-For`) is taken: how many proxies stand before the shop (`1`), or their addresses and networks (`loopback, 10.0.0.0/8`). Nobody's when left out. */
  readonly trustedProxies?: string | undefined;
  /** Other frontends, by scheme and host, whose pages may call GraphQL and the list service: `https://app.kamra.hu`. None when left out. */
  readonly corsOrigins?: ReadonlyArray<string>;
  /** Who delivers mails. Without one they are kept in the outbox. */
  readonly smtp?: SmtpSettings | undefined;
  /** The address at which the shop's people read what is written to them. Without one it is kept in the database alone. */
  readonly inbox?: string | undefined;
  /** Whether to serve what only developers may see. The schema is told to everybody; the rest answers requests from this machine alone: GraphiQL at `/graphiql`, the mailbox at `/postalada`, the page that moves orders, time slots and the clock on at `/muveletek`, and, in the place of providers of cards that are not named, simulated ones. */
  readonly isDevelopment?: boolean;
  /** The loyalty account by which people can sign in. In development without one a simulated provider is served. */
  readonly goodid?: GoodidSettings | undefined;
  /** `false` for silence. */
  readonly logger?: LogSettings | false;
  /** Who takes cards for the shop (`cardContractsOf` reads it from the environment). */
  readonly cards?: CardContracts;
  /** The addresses of a picture; the backend's own image routes when left out. */
  readonly imageUrls?: (key: string) => ImageConversions;
  /** Who hears of the traces of requests, statements and jobs. Without one nothing is traced. */
  readonly traces?: TraceSettings | undefined;
  /** What whoever reads `/metrics` has to bring. Without one they are served in development, to this machine. */
  readonly metricsToken?: string | undefined;
  /** Hears of every statement that goes to the database, without its parameters. */
  readonly onStatement?: (statement: string) => void;
  /** Hears how far the long steps of a first start are. */
  readonly onProgress?: (progress: Progress) => void;
}

/** A backend that is ready to answer, in this process or, once `app.listen` was called, over the network. */
export interface Backend {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Where shoppers reach the shop. */
  readonly shopUrl: string;
  /** Reaches the app without a network. */
  readonly fetch: typeof fetch;
  /** Runs the jobs that are due, once. A backend that listens does so by itself, all the time; one that only answers in process leaves it to whoever made it. */
  runDueJobs(): Promise<void>;
  /** Answers what is being asked, then closes the database and lets the data folder go. */
  close(): Promise<void>;
}
