import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../db/Database';
import { type Column, readSchema, type Table } from '../db/readSchema';
import type { Snapshot, TextRows } from '../db/Snapshot';
import { formatLinea } from './formatLinea';
import { type Manifiesto, type Secuencia, type TablaGuardada, toTableFile } from './Manifiesto';
import { quoteName, quoteText } from './sqlNames';

/**
 * Tables without rows in a backup. Their rows live less than a day, are useless after a restore
 * (the avatar service's answers), or open the portal: a restore would reopen a session that its
 * person had closed. Failed sign-ins are history, so a backup has them.
 */
export const PASAJERAS: readonly string[] = [
  'claves_idempotencia',
  'intentos',
  'llaves_preparadas',
  'presencia_ronda',
  'presencias',
  'recuperaciones',
  'retos',
  'sesiones',
];

export type BackupSource = Pick<Database, 'kysely' | 'kind' | 'openSnapshot'>;

export type Volcado = Pick<Manifiesto, 'agencia' | 'base' | 'migraciones' | 'tablas' | 'sin_filas'>;

const storedColumns = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ isGenerated }) => !isGenerated);

function selectRows(table: Table): string {
  const names = (list: readonly string[]) => list.map(quoteName).join(', ');
  const order = table.key.length > 0 ? ` order by ${names(table.key)}` : '';
  return `select ${names(storedColumns(table).map(({ name }) => name))} from ${quoteName(table.name)}${order}`;
}

/** One query for all sequences: table, column, last number, and whether a row has that number. */
function selectSequences(tables: readonly Table[]): string {
  const each = tables.flatMap(({ name, columns }) =>
    columns.flatMap(({ name: column, sequence }) =>
      sequence === null
        ? []
        : [
            `select ${quoteText(name)}, ${quoteText(column)}, last_value, is_called from ${sequence}`,
          ],
    ),
  );
  return each.join(' union all ') || 'select null, null, 0, false where false';
}

async function readAll(snapshot: Snapshot, query: number): Promise<TextRows[number][]> {
  const all: TextRows[number][] = [];
  for await (const rows of snapshot.rows(query)) all.push(...rows);
  return all;
}

const toSecuencia = ([, columna, ultimo, usado]: TextRows[number]): Secuencia => ({
  columna: String(columna),
  ultimo: Number(ultimo),
  usado: usado === 't',
});

/** Writes the rows of one table, one per line. It holds only one batch in memory. */
async function dumpTable(
  table: Table,
  batches: AsyncIterable<TextRows>,
  file: string,
  signal: AbortSignal,
): Promise<Omit<TablaGuardada, 'secuencias'>> {
  const columns = storedColumns(table);
  const hash = createHash('sha256');
  let [filas, bytes] = [0, 0];
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const rows of batches) {
      signal.throwIfAborted();
      const text = Buffer.from(rows.map((row) => `${formatLinea(columns, row)}\n`).join(''));
      hash.update(text);
      await handle.writeFile(text);
      filas += rows.length;
      bytes += text.length;
    }
  } finally {
    await handle.close();
  }
  return {
    nombre: table.name,
    columnas: columns.map(({ name }) => name),
    filas,
    bytes,
    sha256: hash.digest('hex'),
  };
}

/**
 * Writes every table of one snapshot into a folder, one file per table. Writes to the database
 * continue meanwhile, and the files do not contain them.
 * @throws the error of the disk, the database or the signal.
 */
export async function dumpTables(
  { kysely, kind, openSnapshot }: BackupSource,
  folder: string,
  signal: AbortSignal,
): Promise<Volcado> {
  const schema = await readSchema(kysely);
  const tables = schema.filter(({ name }) => !PASAJERAS.includes(name));
  const snapshot = await openSnapshot([
    'select name from kysely_migration order by name',
    'select nombre from agencia',
    selectSequences(tables),
    ...tables.map(selectRows),
  ]);
  try {
    const migraciones = (await readAll(snapshot, 0)).map(([name]) => String(name));
    const agencia = (await readAll(snapshot, 1))[0]?.[0] ?? null;
    const sequences = await readAll(snapshot, 2);
    const tablas: TablaGuardada[] = [];
    await mkdir(dirname(join(folder, toTableFile(''))), { recursive: true, mode: 0o700 });
    for (const [index, table] of tables.entries()) {
      const saved = await dumpTable(
        table,
        snapshot.rows(index + 3),
        join(folder, toTableFile(table.name)),
        signal,
      );
      tablas.push({
        ...saved,
        secuencias: sequences.filter(([name]) => name === table.name).map(toSecuencia),
      });
    }
    const sin_filas = schema.map(({ name }) => name).filter((name) => PASAJERAS.includes(name));
    return {
      agencia,
      base: kind === 'embedded' ? 'incorporada' : 'postgresql',
      migraciones,
      tablas,
      sin_filas,
    };
  } finally {
    await snapshot.close();
  }
}
