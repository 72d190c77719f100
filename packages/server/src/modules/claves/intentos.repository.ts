import { foldCase } from '@garita/domain/formato/foldCase';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/Db';
import { forgetRows } from '../../db/forgetRows';
import { type Places, prepareQuery } from '../../db/prepareQuery';

const WINDOW_MINUTES = 15;
export const WINDOW_MS = WINDOW_MINUTES * 60_000;

/** A key, and its attempts per window. */
export interface Limit {
  readonly clave: string;
  readonly max: number;
}

/** A limit's values or their placeholders. */
interface Term extends Limit {
  /** When true, the limit is skipped and counts nothing. */
  readonly unless?: RawBuilder<boolean>;
}

export interface IntentoRow {
  readonly clave: string;
  readonly cuenta: number;
  readonly ventana_desde: Date;
}

/** Counts against one limit, unless an earlier limit refuses the attempt. */
function countOne(terms: readonly Term[], index: number, now: Date): RawBuilder<unknown> {
  const { clave, unless } = terms[index] as Term;
  const refused = terms
    .slice(0, index)
    .map(
      ({ max }, i) =>
        sql` and not exists (select 1 from ${sql.table(`limite${i}`)} where cuenta > ${max}::integer)`,
    );
  const window = sql`${sql.lit(WINDOW_MINUTES)} * interval '1 minute'`;
  // A window that begins in the future, after the clock was set back, counts as over.
  const isOpen = sql`intentos.ventana_desde > ${now}::timestamptz - ${window} and intentos.ventana_desde < ${now}::timestamptz + ${window}`;
  return sql`${sql.table(`limite${index}`)} as (
    insert into intentos (clave, ventana_desde, cuenta)
    select ${clave}::text, ${now}::timestamptz, 1 where not ${unless ?? sql`false`}${sql.join(refused, sql``)}
    on conflict (clave) do update set
      cuenta = case when ${isOpen} then intentos.cuenta + 1 else 1 end,
      ventana_desde = case when ${isOpen} then intentos.ventana_desde else ${now}::timestamptz end
    returning clave, cuenta, ventana_desde)`;
}

/**
 * Counts one attempt in the database, so that all servers share the count, and in one statement.
 * @param terms the narrowest first. An attempt that one limit refuses is not counted against the
 * next limits; otherwise one guesser would use up the tries of all users
 */
export function countAll(terms: readonly Term[], now: Date): RawBuilder<IntentoRow> {
  const counts = terms.map((_, index) => countOne(terms, index, now));
  const all = terms.map((_, index) => sql`select * from ${sql.table(`limite${index}`)}`);
  return sql<IntentoRow>`with ${sql.join(counts)} ${sql.join(all, sql` union all `)}`;
}

/** SQL: whether the person has signed in from this address since `since`. */
const knowsAddress = (plegado: string, addressHash: string, since: Date) => sql<boolean>`exists (
  select 1 from sesiones join usuarios on usuarios.id = sesiones.usuario_id
  where usuarios.usuario_plegado = ${plegado} and sesiones.direccion_hash = ${addressHash} and sesiones.creada_en > ${since})`;

interface Entrada {
  readonly par: string;
  readonly direccion: string;
  readonly red: string | null;
  readonly nombre: string;
  readonly porPar: number;
  readonly porDireccion: number;
  readonly porRed: number;
  readonly porNombre: number;
  /** The limits `red` and `nombre` are skipped after a sign-in from this address since `desde`. */
  readonly plegado: string;
  readonly direccionHash: string;
  readonly desde: Date;
  readonly ahora: Date;
}

export const entradaCounted = prepareQuery((_, place: Places<Entrada>) => {
  const isOwn = knowsAddress(place('plegado'), place('direccionHash'), place('desde'));
  // `unless` skips a null key, so the cast is safe.
  const red = place('red') as string;
  return countAll(
    [
      { clave: place('par'), max: place('porPar') },
      { clave: place('direccion'), max: place('porDireccion') },
      {
        clave: red,
        max: place('porRed'),
        unless: sql<boolean>`(${red}::text is null or ${isOwn})`,
      },
      { clave: place('nombre'), max: place('porNombre'), unless: isOwn },
    ],
    place('ahora'),
  );
});

/**
 * `claves`: the limits, locked in this order to avoid a deadlock. `cumplido`: the limit to reset;
 * the others lose one attempt.
 */
export const intentoSettled = prepareQuery(
  (_, place: Places<{ claves: readonly string[]; cumplido: string | null }>) => sql<never>`
    with filas as (
      select clave from intentos where clave = any(${place('claves')}::text[]) order by array_position(${place('claves')}::text[], clave) for update)
    update intentos set cuenta = case when intentos.clave = ${place('cumplido')}::text then 0 else greatest(cuenta - 1, 0) end
    from filas where intentos.clave = filas.clave`,
);

export async function settleAttempt(
  db: Db,
  claves: readonly string[],
  cumplido: string | null,
): Promise<void> {
  if (claves.length > 0) await intentoSettled(db, { claves, cumplido });
}

export const forgetAttempts = (db: Db, clave: string) =>
  db.deleteFrom('intentos').where('clave', '=', clave).execute();

const PAIR = 'login:par:';
/** Characters of a keyed hash in base64url. */
const HASH_LENGTH = 43;

/** Keys of the sign-in limits. */
export const pairKey = (addressHash: string, usuario: string) =>
  `${PAIR}${addressHash}:${foldCase(usuario)}`;
export const addressKey = (addressHash: string) => `login:direccion:${addressHash}`;
export const siteKey = (siteHash: string) => `login:red:${siteHash}`;
export const nameKey = (usuario: string) => `login:nombre:${foldCase(usuario)}`;

/** Forgets the failed tries at an account from all addresses. */
export const forgetLoginAttempts = (db: Db, usuario: string) =>
  sql`delete from intentos where clave = ${nameKey(usuario)}
    or (clave like ${`${PAIR}%`} and substr(clave, ${PAIR.length + HASH_LENGTH + 2}::int) = ${foldCase(usuario)})`.execute(
    db,
  );

/** Deletes windows that are over or, after the clock was set back, in the future. */
export const forgetOldAttempts = (db: Db, now: Date) =>
  forgetRows(
    db,
    'intentos',
    sql`ventana_desde < ${new Date(now.getTime() - WINDOW_MS)} or ventana_desde > ${new Date(now.getTime() + WINDOW_MS)}`,
  );
