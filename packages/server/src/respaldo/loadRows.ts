import { RESTAURACION } from '@garita/domain/respaldo/textos';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/Db';
import type { Column } from '../db/readSchema';
import { RespaldoError } from '../RespaldoError';
import type { TablaGuardada } from './Manifiesto';

const ROWS = 500;
const BYTES = 512 * 1024;
const NEWLINE = 10;

/**
 * Joins the lines of a stream by commas, in batches. A batch ends at `ROWS` lines, or once it has
 * at least `BYTES` bytes.
 */
async function* readLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let [lines, bytes]: [string[], number] = [[], 0];
  for await (const piece of pieces) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      lines.push(rest.toString('utf8', 0, end));
      bytes += end;
      rest = rest.subarray(end + 1);
      if (lines.length < ROWS && bytes < BYTES) continue;
      yield lines.join(',');
      [lines, bytes] = [[], 0];
    }
  }
  if (lines.length > 0) yield lines.join(',');
}

/**
 * The SQL expression of a value. PostgreSQL itself wrote the text of the value, so it parses the
 * text without loss. A jsonb column that the line omits is SQL null.
 */
const toValue = ({ name, type }: Column): RawBuilder<unknown> =>
  type === 'jsonb'
    ? sql`fila -> ${sql.lit(name)}`
    : sql`(fila ->> ${sql.lit(name)})::${sql.raw(type)}`;

/**
 * Inserts the rows of a backup's table unchanged, with their identity numbers.
 * @param columns the database's columns and types
 * @throws RespaldoError when the stream has another number of rows than the manifest.
 */
export async function loadRows(
  db: Db,
  tabla: TablaGuardada,
  columns: readonly Column[],
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  const own = columns.filter(({ name }) => tabla.columnas.includes(name));
  const names = sql.join(own.map(({ name }) => sql.ref(name)));
  const values = sql.join(own.map(toValue));
  let filas = 0n;
  for await (const lines of readLines(pieces)) {
    const { numAffectedRows } =
      await sql`insert into ${sql.table(tabla.nombre)} (${names}) overriding system value
      select ${values} from jsonb_array_elements(${`[${lines}]`}::jsonb) as fila`.execute(db);
    filas += numAffectedRows ?? 0n;
  }
  if (filas !== BigInt(tabla.filas))
    throw new RespaldoError(RESTAURACION.faltanFilas(tabla.nombre));
}
