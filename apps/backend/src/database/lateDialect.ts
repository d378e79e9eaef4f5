import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";

type Execute = <Row>(statement: CompiledQuery) => Promise<QueryResult<Row>>;

/** Hands each statement on by itself; refuses transactions, which belong to one connection. */
class LateDriver extends DummyDriver {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    super();
    this.#execute = execute;
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve({
      executeQuery: this.#execute,
      streamQuery() {
        throw new Error("Late reads are not streamed");
      },
    });
  }

  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error("Late reads have no transactions: use the writer"));
  }
}

/** PostgreSQL's dialect for statements that `execute` runs, wherever that is. */
export const lateDialect = (execute: Execute): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new LateDriver(execute),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
