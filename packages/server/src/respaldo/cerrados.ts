import { sql } from 'kysely';
import type { Db } from '../db/Db';

/**
 * Secrets that open the portal until they are revoked or used up. An expired secret counts as open
 * here. The texts are constants, so `sql.raw` is safe.
 */
const PUERTAS = {
  tokens: {
    clave: "encode(secreto_hash, 'hex')",
    abierta: 'revocado_en is null',
    cierra: 'revocado_en = $fecha',
  },
  invitaciones: {
    clave: 'codigo_azar',
    abierta:
      'anulado_en is null and usos > (select count(*) from invitados i where i.invitacion_id = invitaciones.id)',
    cierra:
      'anulado_en = $fecha, anulado_por = coalesce((select id from usuarios where permiso_sys), creada_por)',
  },
  codigos_entrada: {
    clave: 'codigo_hash',
    abierta: 'usado_en is null',
    cierra: 'usado_en = $fecha',
  },
  codigos_recuperacion: {
    clave: "usuario_id || ' ' || encode(codigo_hash, 'hex')",
    abierta: 'usado_en is null',
    cierra: 'usado_en = $fecha',
  },
} as const;

export type Puerta = keyof typeof PUERTAS;
const TODAS = Object.keys(PUERTAS) as Puerta[];

export type Abiertas = Readonly<Record<Puerta, readonly string[]>>;
export type Cuantas = Readonly<Record<Puerta, number>>;

const listOpen = async (db: Db, puerta: Puerta): Promise<string[]> => {
  const { clave, abierta } = PUERTAS[puerta];
  const { rows } = await sql<{
    clave: string;
  }>`select ${sql.raw(clave)} as clave from ${sql.table(puerta)} where ${sql.raw(abierta)}`.execute(
    db,
  );
  return rows.map((row) => row.clave);
};

/**
 * The secrets that are open now; null without an agency. The database may come from an older
 * version and lack one of the tables.
 */
export async function readAbiertas(db: Db): Promise<Abiertas | null> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const has = (name: string) => rows.some((row) => row.name === name);
  if (!has('agencia') || (await sql`select 1 from agencia`.execute(db)).rows.length === 0)
    return null;
  const open: [Puerta, string[]][] = [];
  for (const puerta of TODAS) open.push([puerta, has(puerta) ? await listOpen(db, puerta) : []]);
  return Object.fromEntries(open) as unknown as Abiertas;
}

export async function countAbiertas(db: Db): Promise<Cuantas> {
  const open: [Puerta, number][] = [];
  for (const puerta of TODAS) open.push([puerta, (await listOpen(db, puerta)).length]);
  return Object.fromEntries(open) as Cuantas;
}

/**
 * Closes every secret that is open in the restored data but not in `then`, which lists what was
 * open in the data that the restore replaced. Such a secret was revoked or used up
 * after the backup, or belongs to another agency.
 * @returns how many it closed of each kind
 */
export async function closeOthers(db: Db, then: Abiertas, fecha: Date): Promise<Cuantas> {
  const closed: [Puerta, number][] = [];
  for (const puerta of TODAS) {
    const { clave, abierta, cierra } = PUERTAS[puerta];
    const [before = '', after = ''] = cierra.split('$fecha');
    const { numAffectedRows } =
      await sql`update ${sql.table(puerta)} set ${sql.raw(before)}${fecha}::timestamptz${sql.raw(after)}
      where ${sql.raw(abierta)} and ${sql.raw(clave)} <> all (${[...then[puerta]]}::text[])`.execute(
        db,
      );
    closed.push([puerta, Number(numAffectedRows ?? 0n)]);
  }
  return Object.fromEntries(closed) as Cuantas;
}
