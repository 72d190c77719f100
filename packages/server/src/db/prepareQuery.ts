import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { DB } from './tables';

/** Writes statements without a database. */
const writer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands in a statement where one of its values comes. */
class Place {
  constructor(readonly name: string) {}
}

/** Stands for a value of a query by its name. */
export type Places<Values extends object> = <Name extends keyof Values & string>(
  name: Name,
) => Values[Name];

const names = new Map<string, string>();

/** The name under which PostgreSQL keeps the plan of a statement; undefined for one that was not prepared. */
export const nameOfPrepared = (statement: string): string | undefined => names.get(statement);

/** What writes a statement: a query of Kysely's, or raw SQL, which needs somebody to write it for. */
interface Writable<Row> {
  compile(db: Kysely<DB>): CompiledQuery<Row>;
}

/** A query with its values, to be asked alone or together with others (`trips/together.ts`). */
export interface Prepared<Row> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** What its rows are: for the types alone. */
  readonly row?: Row;
}

/** Makes a query with values, on a database or within a transaction. */
export interface PreparedQuery<Values extends object, Row> {
  (db: Kysely<DB>, values: Values): Promise<Row[]>;
  /** The same, not asked yet. */
  with(values: Values): Prepared<Row>;
}

/**
 * A query that is made over and over with other values: its statement is written once a process and, on a PostgreSQL server, planned once a connection.
 * For what every request asks: the plan of a statement with many joins takes longer than its answer.
 *
 * @param name its own among all prepared queries
 * @param build writes it; `place` stands for a value, and only where a value may stand
 */
export function prepareQuery<Values extends object, Row>(
  name: string,
  build: (db: Kysely<DB>, place: Places<Values>) => Writable<Row>,
): PreparedQuery<Values, Row> {
  const statement = build(writer, (key) => new Place(key) as Values[typeof key]).compile(writer);
  if ([...names.values()].includes(name))
    throw new Error(`There is a prepared query of this name already: ${name}`);
  names.set(statement.sql, name);
  const fill = (values: Values) =>
    statement.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    );
  const ask = async (db: Kysely<DB>, values: Values) =>
    (await db.executeQuery<Row>({ ...statement, parameters: fill(values) })).rows;
  return Object.assign(ask, {
    with: (values: Values) => ({ sql: statement.sql, parameters: fill(values) }),
  });
}
