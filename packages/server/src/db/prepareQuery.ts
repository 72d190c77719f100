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

class Place {
  constructor(readonly name: string) {}
}

export type Places<Values extends object> = <Name extends keyof Values & string>(
  name: Name,
) => Values[Name];

const names = new Map<string, string>();

/**
 * The name under which PostgreSQL keeps a statement's plan; undefined if the statement is not
 * prepared.
 */
export const nameOfPrepared = (statement: string): string | undefined => names.get(statement);

interface Writable<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

/** A query with its values, to send alone or in a shared round trip (`roundTrips/batch.ts`). */
export interface Prepared<Row> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Carries the row type; never set. */
  readonly row?: Row;
}

export interface PreparedQuery<Values extends object, Row> {
  (db: Db, values: Values): Promise<Row[]>;
  /** Binds the values without sending the query. */
  with(values: Values): Prepared<Row>;
}

/**
 * A query that runs often with different values. The process compiles its statement once, and each
 * connection prepares it once: planning many joins takes longer than their answer.
 *
 * @param build builds the query; `place(name)` is a placeholder. Use it only where SQL allows a
 * value
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Db, place: Places<Values>) => Writable<Row>,
): PreparedQuery<Values, Row> {
  const statement = build(writer, (key) => new Place(key) as Values[typeof key]).compile(writer);
  if (!names.has(statement.sql)) names.set(statement.sql, `consulta ${names.size + 1}`);
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
