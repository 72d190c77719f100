import { foldCase } from '@garita/domain/formato/foldCase';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/Db';
import { forgetRows } from '../../db/forgetRows';
import { type Places, prepareQuery } from '../../db/prepareQuery';

const WINDOW_MINUTES = 15;
export const WINDOW_MS = WINDOW_MINUTES * 60_000;

/** A limit: its key in the table and the maximum of attempts per window. */
export interface Limit {
  readonly clave: string;
  readonly max: number;
}

/** A limit whose fields are values or placeholders. */
interface Term extends Limit {
  /** If this is true, the statement skips the limit and counts nothing. */
  readonly unless?: RawBuilder<boolean>;
}

export interface IntentoRow {
  readonly clave: string;
  readonly cuenta: number;
  readonly ventana_desde: Date;
}

/** Counts an attempt against one limit, unless an earlier limit refuses the attempt. */
function countOne(terms: readonly Term[], index: number, now: Date): RawBuilder<unknown> {
  const { clave, unless } = terms[index] as Term;
  const refused = terms
    .slice(0, index)
    .map(
      ({ max }, i) =>
        sql` and not exists (select 1 from ${sql.table(`limite${i}`)} where cuenta > ${max}::integer)`,
    );
  const window = sql`${sql.lit(WINDOW_MINUTES)} * interval '1 minute'`;
  // If the clock was set back, a window may begin in the future. Such a window counts as over.
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
 * Counts one attempt in one statement. The count is in the database, so all servers share it.
 * @param terms the narrowest limit first. If a limit refuses the attempt, the next limits do not
 * count it; otherwise one guesser would use up the tries of all users
 */
export function countAll(terms: readonly Term[], now: Date): RawBuilder<IntentoRow> {
  const counts = terms.map((_, index) => countOne(terms, index, now));
  const all = terms.map((_, index) => sql`select * from ${sql.table(`limite${index}`)}`);
  return sql<IntentoRow>`with ${sql.join(counts)} ${sql.join(all, sql` union all `)}`;
}

/** Whether the person has signed in from this address since `since`, as SQL. */
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
  /**
   * The name of the person. The limits `red` and `nombre` do not apply to an address from which the
   * person has signed in since `desde`.
   */
  readonly plegado: string;
  readonly direccionHash: string;
  readonly desde: Date;
  readonly ahora: Date;
}

export const entradaCounted = prepareQuery((_, place: Places<Entrada>) => {
  const isOwn = knowsAddress(place('plegado'), place('direccionHash'), place('desde'));
  // With a null key, `unless` skips the limit, so the cast is safe.
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
 * Settles an attempt that was counted. `claves` are the limits that counted it. The statement locks
 * them in the order of `claves` to avoid a deadlock. The limit `cumplido` is reset (null: none),
 * and the others get one attempt back.
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

/** The keys of the sign-in limits. */
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

/**
 * Deletes the windows that are over, and the windows in the future after the clock was set back.
 */
export const forgetOldAttempts = (db: Db, now: Date) =>
  forgetRows(
    db,
    'intentos',
    sql`ventana_desde < ${new Date(now.getTime() - WINDOW_MS)} or ventana_desde > ${new Date(now.getTime() + WINDOW_MS)}`,
  );
