import { foldCase } from '@garita/domain/formato/foldCase';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { forgetRows } from '../../db/forgetRows';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

/** How long attempts are counted together, in minutes. */
const WINDOW_MINUTES = 15;
export const WINDOW_MS = WINDOW_MINUTES * 60_000;

/** What is limited, and to how many attempts a window. */
export interface Limit {
  readonly clave: string;
  readonly max: number;
}

/** A limit in a statement: its values, or the places of them. */
interface Term extends Limit {
  /** When it does not bind: nothing is counted against it then. */
  readonly unless?: RawBuilder<boolean>;
}

export interface IntentoRow {
  readonly clave: string;
  readonly cuenta: number;
  readonly ventana_desde: Date;
}

/** Counts against one limit, unless one before it has refused the attempt already. */
function countOne(terms: readonly Term[], index: number, now: Date): RawBuilder<unknown> {
  const { clave, unless } = terms[index] as Term;
  const refused = terms
    .slice(0, index)
    .map(
      ({ max }, i) =>
        sql` and not exists (select 1 from ${sql.table(`limite${i}`)} where cuenta > ${max}::integer)`,
    );
  const window = sql`${sql.lit(WINDOW_MINUTES)} * interval '1 minute'`;
  // A window that began in the future, before the clock was set back, is over like an old one.
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
 * Counts one attempt against limits, in the database so that every server and every restart counts the same, and in one statement, so that
 * a storm of attempts costs one each.
 * @param terms the narrowest first: what one of them refuses is not counted against those behind it, or one guesser would use up the
 * tries of everybody.
 */
export function countAll(terms: readonly Term[], now: Date): RawBuilder<IntentoRow> {
  const counts = terms.map((_, index) => countOne(terms, index, now));
  const all = terms.map((_, index) => sql`select * from ${sql.table(`limite${index}`)}`);
  return sql<IntentoRow>`with ${sql.join(counts)} ${sql.join(all, sql` union all `)}`;
}

/** Whether the person of a folded name has signed in from an address since then: part of a statement. */
const knowsAddress = (plegado: string, addressHash: string, since: Date) => sql<boolean>`exists (
  select 1 from sesiones join usuarios on usuarios.id = sesiones.usuario_id
  where usuarios.usuario_plegado = ${plegado} and sesiones.direccion_hash = ${addressHash} and sesiones.creada_en > ${since})`;

interface Entrada {
  readonly par: string;
  readonly direccion: string;
  /** null = the address is in no site. */
  readonly red: string | null;
  readonly nombre: string;
  readonly porPar: number;
  readonly porDireccion: number;
  readonly porRed: number;
  readonly porNombre: number;
  /** Whose tries from this address are not counted against the site and the name: the person's, if they have come from it since then. */
  readonly plegado: string;
  readonly direccionHash: string;
  readonly desde: Date;
  readonly ahora: Date;
}

/** Counts an attempt to sign in: of the name from an address, of the address, of its site, and of the name from everywhere. */
export const entradaCounted = prepareQuery('intento de entrada', (_, place: Places<Entrada>) => {
  const isOwn = knowsAddress(place('plegado'), place('direccionHash'), place('desde'));
  // A limit of a null key, the site of IPv4, is counted for nothing: the place has the type of what it never is.
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
 * Takes one attempt back: it was no guess.
 * `claves`: what it was counted against, in that order, so that no two attempts wait for each other; `cumplido`: the one of them, if any, whose count
 * it ends.
 */
export const intentoSettled = prepareQuery(
  'intento que no lo era',
  (_, place: Places<{ claves: readonly string[]; cumplido: string | null }>) => sql<never>`
    with filas as (
      select clave from intentos where clave = any(${place('claves')}::text[]) order by array_position(${place('claves')}::text[], clave) for update)
    update intentos set cuenta = case when intentos.clave = ${place('cumplido')}::text then 0 else greatest(cuenta - 1, 0) end
    from filas where intentos.clave = filas.clave`,
);

/** Takes one attempt back, by itself. */
export async function settleAttempt(
  db: Kysely<DB>,
  claves: readonly string[],
  cumplido: string | null,
): Promise<void> {
  if (claves.length > 0) await intentoSettled(db, { claves, cumplido });
}

/** Forgets the attempts against one limit. */
export const forgetAttempts = (db: Kysely<DB>, clave: string) =>
  db.deleteFrom('intentos').where('clave', '=', clave).execute();

const PAIR = 'login:par:';
/** Length of a keyed hash in base64url. */
const HASH_LENGTH = 43;

/** The keys of a sign-in's limits: of a name from an address, of the address, of the site around it, of the name from everywhere. */
export const pairKey = (addressHash: string, usuario: string) =>
  `${PAIR}${addressHash}:${foldCase(usuario)}`;
export const addressKey = (addressHash: string) => `login:direccion:${addressHash}`;
export const siteKey = (siteHash: string) => `login:red:${siteHash}`;
export const nameKey = (usuario: string) => `login:nombre:${foldCase(usuario)}`;

/** Forgets the wrong tries at an account, from everywhere. */
export const forgetLoginAttempts = (db: Kysely<DB>, usuario: string) =>
  db
    .deleteFrom('intentos')
    .where((eb) =>
      eb.or([
        eb('clave', '=', nameKey(usuario)),
        eb.and([
          eb('clave', 'like', `${PAIR}%`),
          eb(sql<string>`substr(clave, ${PAIR.length + HASH_LENGTH + 2})`, '=', foldCase(usuario)),
        ]),
      ]),
    )
    .execute();

/** Forgets windows that are over, and those that a clock set back has left in the future. */
export const forgetOldAttempts = (db: Kysely<DB>, now: Date) =>
  forgetRows(
    db,
    'intentos',
    sql`ventana_desde < ${new Date(now.getTime() - WINDOW_MS)} or ventana_desde > ${new Date(now.getTime() + WINDOW_MS)}`,
  );
