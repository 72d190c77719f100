import { upperFirst } from '@garita/domain/formato/upperFirst';
import { createEmbeddedDatabase } from './embedded/createEmbeddedDatabase';
import type { Engine } from './embedded/Engine';
import { openMemoryEngine } from './embedded/openEngine';
import { migrateToLatest } from './migrateToLatest';
import { type Column, readSchema, type Table } from './readSchema';

/** Kysely's types of the migrated schema, formatted. The same schema gives the same text. */
export async function generateTables(
  openEngine: () => Promise<Engine> = openMemoryEngine,
): Promise<string> {
  const { database } = createEmbeddedDatabase(await openEngine());
  try {
    await migrateToLatest(database.kysely);
    return writeTables(await readSchema(database.kysely));
  } finally {
    await database.close();
  }
}

const header = `// Generated from the migrated database by \`npm run generate\`; never edited by hand.

import type { ColumnType } from 'kysely';

/** Read as a Date, written as a Date or as ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** Read parsed, written as JSON text: the driver would take an array for a PostgreSQL array. */
export type Json = ColumnType<unknown, string, string>;

/** Filled in by the database when left out. Unlike Kysely's own, it also wraps the two types above. */
export type Generated<Type> = [Type] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;
`;

function writeTables(tables: readonly Table[]): string {
  const database = tables
    .map((table) => `  ${table.name}: ${interfaceName(table.name)};\n`)
    .join('');
  return [header, `export interface DB {\n${database}}\n`, ...tables.map(writeTable)].join('\n');
}

function writeTable(table: Table): string {
  const columns = table.columns
    .map((column) => `${doc(column.comment, '  ')}  ${column.name}: ${typeOf(column)};\n`)
    .join('');
  return `${doc(table.comment, '')}export interface ${interfaceName(table.name)} {\n${columns}}\n`;
}

function doc(comment: string | null, indent: string): string {
  return comment === null ? '' : `${indent}/** ${comment.replaceAll('*/', '* /')} */\n`;
}

/** `membresias_vendidas` → `MembresiasVendidasTable` */
function interfaceName(table: string): string {
  const words = table.split('_').map(upperFirst);
  return `${words.join('')}Table`;
}

const plainTypes: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  bigint: 'number',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  'integer[]': 'number[]',
  jsonb: 'Json',
  text: 'string',
  'timestamp with time zone': 'Instant',
};

function typeOf(column: Column): string {
  const plain = column.values?.map((value) => `'${value}'`).join(' | ') ?? plainTypes[column.type];
  if (plain === undefined)
    throw new Error(`No TypeScript type is known for ${column.type} (column ${column.name})`);
  const nullable = column.nullable ? `${plain} | null` : plain;
  return column.hasDefault ? `Generated<${nullable}>` : nullable;
}
