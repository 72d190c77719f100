import { type Compilable, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
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
export type Places<Values extends object> = <Name extends keyof Values & string>(name: Name) => Values[Name];

const names = new Map<string, string>();

/** The name under which PostgreSQL keeps the plan of a statement; undefined for one that was not prepared. */
export const nameOfPrepared = (statement: string): string | undefined => names.get(statement);

/**
 * A query that is made over and over with other values: its statement is written once a process and, on a PostgreSQL server, planned once a connection.
 * For what every request asks: the plan of a statement with many joins takes longer than its answer.
 *
 * @param name its own among all prepared queries
 * @param build writes it; `place` stands for a value, and only where a value may stand
 * @returns makes the query with values, on a database or within a transaction
 */
export function prepareQuery<Values extends object, Row>(
  name: string,
  build: (db: Kysely<DB>, place: Places<Values>) => Compilable<Row>,
): (db: Kysely<DB>, values: Values) => Promise<Row[]> {
  const statement = build(writer, (key) => new Place(key) as Values[typeof key]).compile();
  if ([...names.values()].includes(name)) throw new Error(`There is a prepared query of this name already: ${name}`);
  names.set(statement.sql, name);
  return async (db, values) => {
    const parameters = statement.parameters.map((value) => (value instanceof Place ? values[value.name as keyof Values] : value));
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  };
}
