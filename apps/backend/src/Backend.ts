import type { ShopSettings } from "@kamra/core/settings";
import type { FastifyInstance } from "fastify";
import type { SchemaExtension } from "./api/extended.ts";
import type { CatalogueSeed, Progress } from "./catalogue/CatalogueSeed.ts";
import type { Database, DatabaseLocation } from "./database/Database.ts";
import type { ImageConversions } from "./generated/types.ts";
import type { GoodidSettings } from "./goodid/GoodidSettings.ts";
import type { AdmissionGate } from "./http/admissionGate.ts";
import type { SmtpSettings } from "./mail/smtpDelivery.ts";
import type { Pictures } from "./image/Pictures.ts";
import type { LogSettings } from "./http/logSettings.ts";
import type { TraceSettings } from "./observability/Tracing.ts";
import type { ShopLimits } from "./session/shopLimits.ts";
import type { Cost } from "./session/argon2id.ts";
import type { CardContract } from "./payment/PaymentCompany.ts";

export interface BackendOptions {
  readonly database: DatabaseLocation;
  /** Fills the shop at its first start; by default with the reference data alone, without products. */
  readonly seed?: CatalogueSeed;
  readonly clock?: () => Date;
  /** The shop's overrides of core's defaults, the same as its clients': brand, purchase limits. */
  readonly settings?: Partial<ShopSettings>;
  /**
   * The public address of the shop: `https://kamra.hu`. Pages, mails and payment providers use it, and not the host
   * that a request names. When it is this machine (port 4000 by default), the shop answers to no other host name.
   */
  readonly shopUrl?: string;
  /** The paths of the frontend's own pages for the site map, such as `/ajanlatok`; the home page alone by default. */
  readonly sitePaths?: ReadonlyArray<string>;
  /**
   * The proxies whose `X-Forwarded-For` is trusted: their number (`1`), or their addresses and networks (`loopback,
   * 10.0.0.0/8`). None by default.
   */
  readonly trustedProxies?: string | undefined;
  /**
   * Origins of other frontends whose pages may call GraphQL and the list service: `https://app.kamra.hu`. None by
   * default.
   */
  readonly corsOrigins?: ReadonlyArray<string>;
  /** How often something may be done, and what shoppers who proved nothing may order; `defaultLimits` by default. */
  readonly limits?: ShopLimits | undefined;
  /** The cost of a password hash; OWASP's advice by default. Tests use a cheap one. */
  readonly passwordCost?: Cost;
  /** The mail transport. Without one mails stay in the outbox. */
  readonly smtp?: SmtpSettings | undefined;
  /** The address that receives shoppers' messages. Without one, messages are only stored in the database. */
  readonly inbox?: string | undefined;
  /**
   * Whether to serve developer tools. The schema can then be read by every client. The other tools answer only this
   * machine: GraphiQL at `/graphiql`, the mailbox at `/postalada`, the operations page at `/muveletek`, and simulators
   * for the payment providers that are not configured.
   */
  readonly isDevelopment?: boolean;
  /** A team's own fields of the contract's types; none by default. */
  readonly extension?: SchemaExtension | undefined;
  /** The sign-in provider of loyalty accounts. In development without one a simulated provider is served. */
  readonly goodid?: GoodidSettings | undefined;
  /** `false` turns logging off. */
  readonly logger?: LogSettings | false;
  /** The shop's card contracts (`cardContractsOf` reads them from the environment). */
  readonly cards?: ReadonlyArray<CardContract>;
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

/** A backend that is ready for requests: in this process, and over the network after `app.listen`. */
export interface Backend {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The shop's public address. */
  readonly shopUrl: string;
  /** Limits how many calls and pages this process works on at once. */
  readonly gate: AdmissionGate;
  /** The time by the backend's clock. */
  readonly now: () => Date;
  /** Reaches the app without a network. */
  readonly fetch: typeof fetch;
  /** Runs the due jobs once. A listening backend does this by itself; without `listen` the caller decides when. */
  runDueJobs(): Promise<void>;
  /**
   * Closes each connection after its next response, and waits until none is left, at most so many milliseconds. New
   * connections are still accepted. Call it before `close`, which closes idle connections at once.
   */
  letGo(longest: number): Promise<void>;
  /** Reports at `/ready` that balancers should send no more requests, and still answers them. */
  leave(): void;
  /** Finishes the requests in progress, then closes the database and releases the data folder. */
  close(): Promise<void>;
}
