import type { ShopSettings } from "@kamra/core/settings";
import type { FastifyInstance } from "fastify";
import type { CatalogueSeed, Progress } from "./catalogue/CatalogueSeed.ts";
import type { Database, DatabaseLocation } from "./database/Database.ts";
import type { ImageConversions } from "./generated/types.ts";
import type { GoodidSettings } from "./goodid/GoodidSettings.ts";
import type { AdmissionGate } from "./http/admissionGate.ts";
import type { SmtpSettings } from "./mail/smtpDelivery.ts";
import type { Pictures } from "./image/Pictures.ts";
import type { LogSettings } from "./http/logSettings.ts";
import type { TraceSettings } from "./observability/Tracing.ts";
import type { Cost } from "./session/argon2id.ts";
import type { CardContracts } from "./payment/CardContracts.ts";

export interface BackendOptions {
  readonly database: DatabaseLocation;
  /** Fills the shop at its first start; with the reference data alone by default, so that it sells nothing yet. */
  readonly seed?: CatalogueSeed;
  readonly clock?: () => Date;
  /** The shop's overrides of core's defaults, the same as its clients': brand, purchase limits. */
  readonly settings?: Partial<ShopSettings>;
  /**
   * The public address of the shop: `https://kamra.hu`. Pages, mails and payment providers use it, and not the host
   * that a request names. When it is this machine (port 4000 by default), the shop answers to no other host name.
   */
  readonly shopUrl?: string;
  /**
   * The trusted proxies, whose `X-Forwarded-For` is believed: how many stand before the shop (`1`), or their addresses
   * and networks (`loopback, 10.0.0.0/8`). None by default.
   */
  readonly trustedProxies?: string | undefined;
  /**
   * Origins of other frontends whose pages may call GraphQL and the list service: `https://app.kamra.hu`. None by
   * default.
   */
  readonly corsOrigins?: ReadonlyArray<string>;
  /** The cost of a password hash; OWASP's advice by default. Tests use a cheap one. */
  readonly passwordCost?: Cost;
  /** The mail transport. Without one mails stay in the outbox. */
  readonly smtp?: SmtpSettings | undefined;
  /** The address that receives shoppers' messages. Without one, messages are only stored in the database. */
  readonly inbox?: string | undefined;
  /**
   * Whether to serve developer tools. The schema can then be read by every client. The rest answers this machine alone:
   * GraphiQL at `/graphiql`, the mailbox at `/postalada`, the operations page at `/muveletek`, and simulators for the
   * payment providers that are not configured.
   */
  readonly isDevelopment?: boolean;
  /** The sign-in provider of loyalty accounts. In development without one a simulated provider is served. */
  readonly goodid?: GoodidSettings | undefined;
  /** `false` for silence. */
  readonly logger?: LogSettings | false;
  /** The shop's card contracts (`cardContractsOf` reads them from the environment). */
  readonly cards?: CardContracts;
  /** The pictures to serve at `/images`; none by default. */
  readonly pictures?: Pictures | undefined;
  /** The addresses of a picture; those of `pictures` by default. */
  readonly imageUrls?: (key: string) => ImageConversions;
  /** Receives the traces of requests, statements and jobs. Without it nothing is traced. */
  readonly traces?: TraceSettings | undefined;
  /** The token that `/metrics` requires. Without one, metrics are served in development only, to this machine. */
  readonly metricsToken?: string | undefined;
  /** Called with every statement that goes to the database, without its parameters. */
  readonly onStatement?: (statement: string) => void;
  /** Called with the progress of the long steps of a first start. */
  readonly onProgress?: (progress: Progress) => void;
}

/** A backend that is ready to answer, in this process or, once `app.listen` was called, over the network. */
export interface Backend {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The shop's public address. */
  readonly shopUrl: string;
  /** Admits calls and pages, as many at once as this process can work on. */
  readonly gate: AdmissionGate;
  /** The time by the backend's clock. */
  readonly now: () => Date;
  /** Reaches the app without a network. */
  readonly fetch: typeof fetch;
  /**
   * Runs the jobs that are due, once. A backend that listens does so by itself; for one that only answers in process,
   * the caller decides when.
   */
  runDueJobs(): Promise<void>;
  /**
   * Closes each connection after its next answer, and waits until there is none, but so many milliseconds at most. New
   * ones are still taken. Before `close`, which closes idle ones at once.
   */
  letGo(longest: number): Promise<void>;
  /** Says at `/ready` that no more requests should come, and answers those that do. */
  leave(): void;
  /** Finishes the requests in progress, then closes the database and releases the data folder. */
  close(): Promise<void>;
}
