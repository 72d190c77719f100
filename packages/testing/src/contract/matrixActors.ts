import { must } from '@garita/domain/must';
import { nombreColumns } from '@garita/server/src/db/nombreColumns';
import type { DB } from '@garita/server/src/db/tables';
import { cheapPasswords } from '../agency/cheapPasswords';
import type { TestAgency } from '../agency/testAgency';
import type { ExpectedPerson, Relation } from './expectedRule';
import { kindOf } from './matrixPeople';

/**
 * The people of the permission matrix: one person of each kind. Each person has one of every thing
 * that a lookup finds.
 */
export interface MatrixPeople {
  keyOf(who: ExpectedPerson): string;
  targetOf(who: ExpectedPerson, relation: Relation): Target;
}

export interface Target {
  readonly id: number;
  readonly usuario: string;
  /**
   * The id by which a lookup of `x-target` finds this person: the person's own id, or a thing's id.
   */
  thingOf(lookup: string): number;
}

type TargetIds = Readonly<Record<string, ReadonlyMap<number, number>>>;

const CATEGORIES = Array.from({ length: 12 }, (_, i) => i + 1);
const STEP: Readonly<Record<'lower' | 'equal' | 'higher', number>> = {
  lower: -1,
  equal: 0,
  higher: 1,
};

async function addPeople(
  { db, now }: TestAgency,
  people: readonly (ExpectedPerson & { readonly usuario: string })[],
): Promise<number[]> {
  const misiones = await db
    .selectFrom('misiones')
    .select(['id', 'categoria_id'])
    .where('posicion', '=', 1)
    .execute();
  const misionOf = new Map(misiones.map((m) => [m.categoria_id, m.id]));
  const clave_hash = await cheapPasswords.hash('clave-del-reparto');
  const rows = people.map(({ usuario, categoria, owner }) => ({
    ...nombreColumns(usuario),
    clave_hash,
    mision_id: must(misionOf.get(categoria), `A mission of category ${categoria}`),
    permiso_sys: owner,
    registrado_en: now(),
    rango_desde: now(),
  }));
  const added = await db.insertInto('usuarios').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

/** Adds a note on each person, by a user who is not in the matrix. */
async function addNotas(
  { db, now, idOf }: TestAgency,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const autor_id = await idOf('Fundadora');
  const rows = ids.map((usuario_id) => ({ usuario_id, autor_id, texto: 'Prueba', fecha: now() }));
  const added = await db.insertInto('notas').values(rows).returning(['id', 'usuario_id']).execute();
  return new Map(added.map(({ id, usuario_id }) => [usuario_id, id]));
}

/**
 * Adds the things that a request can name in place of their person. @returns their ids by lookup
 * and by person
 */
async function addThings(
  agency: TestAgency,
  ids: readonly number[],
  clockedIn: ReadonlySet<number>,
): Promise<TargetIds> {
  const { db, now, idOf } = agency;
  const encargado_id = await idOf('Fundadora');
  const add = async <T extends keyof DB>(
    table: T,
    row: (usuario_id: number) => Record<string, unknown>,
  ): Promise<ReadonlyMap<number, number>> => {
    const rows = ids.map((usuario_id) => ({ usuario_id, ...row(usuario_id) }));
    const added = (await db
      .insertInto(table)
      .values(rows as never)
      .returning(['id', 'usuario_id'] as never)
      .execute()) as unknown as { id: number; usuario_id: number }[];
    return new Map(added.map((thing) => [thing.usuario_id, thing.id]));
  };
  const solicitud = { encargado_id, mision_anterior_id: 1, mision_nueva_id: 2, creada_en: now() };
  const themselves = new Map(ids.map((id) => [id, id]));
  return {
    usuario: themselves,
    // An exception has the id of its person.
    excepcion: themselves,
    // These lookups take the person's name.
    usuarioNombre: themselves,
    persona: themselves,
    solicitud: await add('solicitudes', () => solicitud),
    estado: await add('estados', () => ({ mensaje: 'De guardia', fecha: now() })),
    ausencia: await add('ausencias', () => ({
      motivo: 'Viaje',
      inicio: '2026-11-24',
      final: '2026-11-25',
      creada_en: now(),
    })),
    nombre: await add('solicitudes_nombre', (id) => ({ nombre: `Otro${id}`, creada_en: now() })),
    pago: await add('pagos', () => ({ categoria_id: 1, monto: 8, creado_en: now() })),
    multa: await add('multas', () => ({
      encargado_id,
      motivo: 'Prueba',
      creditos: 5,
      fecha: now(),
    })),
    nota: await addNotas(agency, ids),
    fichaje: await add('fichajes', (id) => ({
      dia: '2026-11-21',
      entrada: now(),
      salida: clockedIn.has(id) ? null : now(),
    })),
  };
}

/** Adds the people to an agency whose categories give no permissions. */
export async function makeMatrixPeople(
  agency: TestAgency,
  people: readonly ExpectedPerson[],
): Promise<MatrixPeople> {
  const { db, now } = agency;
  await db.deleteFrom('categoria_permisos').execute();
  // An agency has only one owner, and the matrix has an owner of its own.
  await db
    .updateTable('usuarios')
    .set({ permiso_sys: false })
    .where('permiso_sys', '=', true)
    .execute();
  const kinds = [...new Map(people.map((who) => [kindOf(who), who])).values()].map((who, i) => ({
    ...who,
    usuario: `Persona${i}`,
  }));
  const others = CATEGORIES.map((categoria) => ({
    categoria,
    codes: [],
    clockedIn: false,
    owner: false,
    usuario: `Rango${categoria}`,
  }));
  const everybody = [...kinds, ...others];
  const ids = await addPeople(agency, everybody);
  const idOf = new Map(everybody.map(({ usuario }, i) => [usuario, ids[i] as number]));
  const codes = kinds.flatMap((who) =>
    who.codes.map((codigo) => ({ codigo, usuario_id: must(idOf.get(who.usuario), who.usuario) })),
  );
  const [first] = ids;
  const excepciones = codes.map((row) => ({ ...row, encargado_id: first as number, fecha: now() }));
  if (excepciones.length > 0) await db.insertInto('excepciones').values(excepciones).execute();
  const things = await addThings(
    agency,
    ids,
    new Set(
      kinds.flatMap((who) => (who.clockedIn ? [must(idOf.get(who.usuario), who.usuario)] : [])),
    ),
  );
  const keys = new Map<string, string>();
  const names = new Map<string, string>();
  for (const who of kinds) {
    keys.set(kindOf(who), await agency.keyOf(who.usuario));
    names.set(kindOf(who), who.usuario);
  }
  return {
    keyOf: (who) => must(keys.get(kindOf(who)), `The key of ${kindOf(who)}`),
    targetOf: (who, relation) => {
      const usuario =
        relation === null || relation === 'self'
          ? must(names.get(kindOf(who)), `The name of ${kindOf(who)}`)
          : `Rango${who.categoria + STEP[relation]}`;
      const id = must(idOf.get(usuario), usuario);
      const thingOf = (lookup: string) => {
        const thing = things[lookup]?.get(id);
        if (thing === undefined)
          throw new Error(
            `a call is about a ${lookup}: tell testing/contract/matrixCast.ts how to make one`,
          );
        return thing;
      };
      return { id, usuario, thingOf };
    },
  };
}
