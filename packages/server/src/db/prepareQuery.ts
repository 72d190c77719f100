import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from './Db';
import type { DB } from './tables';

/** Compiles statements without a database. */
const writer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The placeholder of a value in a statement. */
class Place {
  constructor(readonly name: string) {}
}

/** The placeholder of a query's value by its name. */
export type Places<Values extends object> = <Name extends keyof Values & string>(
  name: Name,
) => Values[Name];

const names = new Map<string, string>();

/**
 * The name under which PostgreSQL keeps the plan of a statement; undefined for a statement that is
 * not prepared.
 */
export const nameOfPrepared = (statement: string): string | undefined => names.get(statement);

/** A source of a statement: a query of Kysely's, or raw SQL, which needs a compiler. */
interface Writable<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

/**
 * A query with its values, for a round trip alone or together with others (`roundTrips/batch.ts`).
 */
export interface Prepared<Row> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The type of its rows; never set. */
  readonly row?: Row;
}

/** A prepared query, run with values on a database or within a transaction. */
export interface PreparedQuery<Values extends object, Row> {
  (db: Db, values: Values): Promise<Row[]>;
  /** The same, not sent yet. */
  with(values: Values): Prepared<Row>;
}

/**
 * A query that runs often with different values. Its statement is compiled once a process and, on a
 * PostgreSQL server, planned once a connection. It serves the queries of every request: a plan of
 * many joins takes longer than its answer.
 *
 * @param name unique among all prepared queries
 * @param build builds it; `place` is the placeholder of a value, only where a value may be
 */
export function prepareQuery<Values extends object, Row>(
  name: string,
  build: (db: Db, place: Places<Values>) => Writable<Row>,
): PreparedQuery<Values, Row> {
  const statement = build(writer, (key) => new Place(key) as Values[typeof key]).compile(writer);
  if ([...names.values()].includes(name))
    throw new Error(`There is a prepared query of this name already: ${name}`);
  names.set(statement.sql, name);
  const fill = (values: Values) =>
    statement.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    );
  const ask = async (db: Db, values: Values) =>
    (await db.executeQuery<Row>({ ...statement, parameters: fill(values) })).rows;
  return Object.assign(ask, {
    with: (values: Values) => ({ sql: statement.sql, parameters: fill(values) }),
  });
}
