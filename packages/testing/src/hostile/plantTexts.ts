import { foldCase } from '@garita/domain/formato/foldCase';
import { foldText } from '@garita/domain/formato/foldText';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import { normalizeNombre } from '@garita/domain/nombres/nombre';
import { type Column, readSchema } from '@garita/server/src/db/readSchema';
import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';
import { fillFolded } from './fillFolded';
import { HOSTILE_TEXTS, WHOLE_WORDS } from './hostileTexts';

/**
 * The columns that hold no text of users, with what they hold. A column with an enumeration is not
 * listed: its check constraint shows it.
 */
const NOT_OF_PEOPLE: Readonly<Record<string, string>> = {
  'accesos_fallidos.direccion_hash': 'hash',
  'direcciones.direccion_hash': 'hash',
  'sesiones.direccion_hash': 'hash',
  'usuarios.clave_hash': 'hash',
  'claves_idempotencia.huella': 'hash',
  'claves_idempotencia.operacion': 'name of a call',
  'claves_idempotencia.clave': 'key that a program chose, in no answer',
  'claves_idempotencia.respuesta':
    'stored answer, sent only to the program that received it before',
  'intentos.clave': 'name of a limit',
  'versiones.tema': 'name of a tema',
  'bitacora.operacion': 'name of a call',
  'avisos.tipo': 'name of a kind, limited by a check',
  'avisos.causa': 'cause of a notice that the upkeep sends once, in no answer',
  'avisos_personas.preferencias': 'kinds of notices and channels, from closed lists',
  'bitacora.objetivo_tipo': 'name of a kind of thing',
  'categoria_permisos.codigo': 'code, limited by a check',
  'excepciones.codigo': 'code, limited by a check',
  'tokens.codigos': 'codes, limited by a check',
  'tokens.pista': 'end of a token',
  'llaves.credencial': 'id that a device gave',
  'llaves.dominio': 'host name of the portal',
  'llaves.vias': 'transports of a device, from a closed list',
  'llaves_preparadas.dominio': 'host name of the portal',
  'categorias.placa': 'address of a badge image',
  'codigos_entrada.codigo_hash': 'hash',
  'imagenes.hash': 'hash',
  'instalacion.marca': 'hash',
  'invitaciones.codigo_azar': 'eight random letters',
  'sanciones.codigo': 'code of an infraction',
  'sanciones.aplicada': 'code of a kind of fault',
  'webhook_entregas.fallo': 'name of a failure',
  'webhook_entregas.hechos': 'facts, by the names that a template may use',
  'webhook_pagas.suceso': 'name of an event',
  'webhooks.pista': 'end of an address',
  'webhooks.nombre_plegado': 'folded',
  'usuarios.firma': 'three letters, limited by a check',
  'categorias.tiempo_ascenso': 'length of time, limited by a check',
  'agencia.zona': 'name of a time zone',
  'agencia.ajustes': 'settings that the portal checks when it reads them',
  // `foldAnew` computes these columns from others.
  'usuarios.usuario_plegado': 'folded',
  'usuarios.usuario_esqueleto': 'folded',
  'cambios_nombre.anterior_plegado': 'folded',
  'descuentos.codigo_plegado': 'folded',
  'vetos.nombre_plegado': 'folded',
  'vetos.nombre_esqueleto': 'folded',
  'membresias_vendidas.externo_plegado': 'folded',
  'tokens.nombre_plegado': 'folded',
  'membresias.nombre_plegado': 'folded',
};

export interface Planted {
  readonly name: string;
  /** A suffix of the texts that only this column has. */
  readonly mark: string;
  readonly rows: number;
  /** The texts written into the column, by their keys in `HOSTILE_TEXTS`. */
  readonly texts: Readonly<Record<string, string>>;
}

interface Limits {
  /** The maximum length, in characters. */
  readonly longest: number;
  readonly hasSpaces: boolean;
}

async function limitsOf(db: Kysely<DB>, table: string, column: string): Promise<Limits> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(k.oid) as definition from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'c' and k.conrelid = ${table}::regclass and a.attname = ${column}`.execute(
    db,
  );
  const definitions = rows.map(({ definition }) => definition);
  const lengths = definitions.flatMap((text) =>
    [...text.matchAll(/length\((\w+)\) <= (\d+)/g)].flatMap(([, of, n]) =>
      of === column ? [Number(n)] : [],
    ),
  );
  return {
    longest: Math.min(1000, ...lengths),
    hasSpaces: !definitions.some((text) => text.includes('[:space:]')),
  };
}

/** Characters for the number of a repeated text. */
const NUMBER = 2;

/**
 * Shortens a text to a column's limit. A column without spaces holds names, and the portal removes
 * invisible characters from names.
 */
function shorten(text: string, mark: string, { longest, hasSpaces }: Limits): string {
  const characters = [...(hasSpaces ? text : text.replace(/\s/gu, ''))];
  const short = characters.slice(0, longest - mark.length - NUMBER).join('');
  return hasSpaces ? short + mark : normalizeNombre(short + mark);
}

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);

/**
 * The fields of the normativa whose value is from a closed list, or to which other fields refer.
 */
const CODES: ReadonlySet<string> = new Set(['codigo', 'tipo', 'accion']);
const isNormativa = ({ name }: Column): boolean => name === 'contenido';

/** Replaces all texts, except instants and the fields in `but`. */
function replaceTexts(value: unknown, next: () => string, but: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return isInstant(value) ? value : next();
  if (Array.isArray(value)) return value.map((one) => replaceTexts(one, next, but));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      but.has(name) ? one : replaceTexts(one, next, but),
    ]),
  );
}

/**
 * Writes the texts into the rows of a column that have a value, or into all rows if none has one.
 * @returns the number of rows
 */
async function plantColumn(
  db: Kysely<DB>,
  table: string,
  column: Column,
  texts: readonly string[],
): Promise<number> {
  const [to, at] = [sql.table(table), sql.ref(column.name)];
  const { rows: present } = await sql<{
    place: string;
    value: unknown;
  }>`select ctid::text as place, ${at} as value from ${to} order by ctid`.execute(db);
  const written = present.filter(({ value }) => value !== null);
  const places = written.length > 0 ? written : present;
  let turn = 0;
  // Names are unique, so a repeated text gets a number.
  const next = () => {
    const round = Math.floor(turn / texts.length);
    return `${texts[turn++ % texts.length]}${round === 0 ? '' : round.toString(36)}`;
  };
  const values = places.map(({ value }) =>
    column.type === 'jsonb'
      ? JSON.stringify(replaceTexts(value, next, isNormativa(column) ? CODES : new Set()))
      : next(),
  );
  const cast = sql.raw(column.type);
  await sql`update ${to} as t set ${at} = v.value::${cast} from unnest(${places.map(({ place }) => place)}::text[], ${values}::text[]) as v (place, value)
    where t.ctid = v.place::tid`.execute(db);
  return turn;
}

/**
 * Computes the folded columns of the new texts. If two people have the same folded name, the owner
 * comes first.
 */
async function foldAnew(db: Kysely<DB>): Promise<void> {
  await sql`update usuarios set usuario_homonimo = id where not permiso_sys`.execute(db);
  await sql`update descuentos set codigo_homonimo = id`.execute(db);
  const untyped = db as unknown as Kysely<unknown>;
  await fillFolded(untyped, {
    table: 'usuarios',
    from: 'usuario',
    to: 'usuario_plegado',
    fold: foldCase,
  });
  await fillFolded(untyped, {
    table: 'usuarios',
    from: 'usuario',
    to: 'usuario_esqueleto',
    fold: toEsqueleto,
  });
  await fillFolded(untyped, {
    table: 'cambios_nombre',
    from: 'anterior',
    to: 'anterior_plegado',
    fold: foldCase,
  });
  for (const [to, fold] of [
    ['nombre_plegado', foldCase],
    ['nombre_esqueleto', toEsqueleto],
  ] as const)
    await fillFolded(untyped, { table: 'vetos', from: 'nombre', to, fold });
  await fillFolded(untyped, {
    table: 'descuentos',
    from: 'codigo',
    to: 'codigo_plegado',
    fold: foldCase,
  });
  await fillFolded(untyped, {
    table: 'membresias',
    from: 'nombre',
    to: 'nombre_plegado',
    fold: foldCase,
  });
  await fillFolded(untyped, {
    table: 'membresias_vendidas',
    from: 'externo',
    to: 'externo_plegado',
    fold: foldCase,
  });
  await fillFolded(untyped, {
    table: 'tokens',
    from: 'nombre',
    to: 'nombre_plegado',
    fold: foldText,
  });
}

/**
 * Writes hostile texts into every column with text of users. It ignores the rules for input, since
 * old data or an edit by hand may break them. Each column begins with another text of the list.
 *
 * @throws if an exception names a column that does not exist.
 */
export async function plantTexts(db: Kysely<DB>): Promise<readonly Planted[]> {
  const all = (await readSchema(db)).flatMap(({ name, columns }) =>
    columns.map((column) => ({ table: name, column, name: `${name}.${column.name}` })),
  );
  const gone = Object.keys(NOT_OF_PEOPLE).filter((name) => !all.some((one) => one.name === name));
  if (gone.length > 0) throw new Error(`No longer in the schema: ${gone.join(', ')}`);
  const ofPeople = all.filter(
    ({ name, column: { type, values, isGenerated } }) =>
      ['text', 'jsonb'].includes(type) &&
      values === null &&
      !isGenerated &&
      !(name in NOT_OF_PEOPLE),
  );
  const kinds = Object.entries(HOSTILE_TEXTS);
  const planted: Planted[] = [];
  // The portal only appends to these tables, but an edit by hand may have changed their texts.
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const table of ['bitacora', 'normativas'])
      await sql.raw(`alter table ${table} ${state} trigger user`).execute(db);
  };
  await setTriggers('disable');
  for (const [i, { table, column, name }] of ofPeople.entries()) {
    const mark = `¤${i.toString(36).padStart(2, '0')}`;
    const limits = await limitsOf(db, table, column.name);
    const from = i % kinds.length;
    const texts = Object.fromEntries(
      [...kinds.slice(from), ...kinds.slice(0, from)].map(([kind, text]) => [
        kind,
        shorten(text, mark, limits),
      ]),
    );
    const words = WHOLE_WORDS.filter((word) => word.length + NUMBER <= limits.longest);
    planted.push({
      name,
      mark,
      texts,
      rows: await plantColumn(db, table, column, [...Object.values(texts), ...words]),
    });
  }
  await foldAnew(db);
  await setTriggers('enable');
  return planted;
}
