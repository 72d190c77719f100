import type { Subject } from '@garita/domain/acceso/can';
import { PERMISOS } from '@garita/domain/acceso/permisos';
import { must } from '@garita/domain/must';
import type { DB } from '@garita/server/src/db/tables';
import type { Kysely } from 'kysely';

interface NameSpan {
  readonly usuario_id: number;
  readonly desde: Date;
  readonly hasta: Date | null;
}

export interface Paso {
  readonly usuario_id: number;
  readonly encargado_id: number | null;
  readonly anterior: number | null;
  readonly nueva: number;
  readonly fecha: Date;
  readonly esAscenso: boolean;
}

function groupByPersona<Row extends { readonly usuario_id: number }>(
  rows: readonly Row[],
): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.usuario_id, [...(groups.get(row.usuario_id) ?? []), row]);
  return groups;
}

const isWithin = ({ desde, hasta }: NameSpan, moment: Date): boolean =>
  desde <= moment && (hasta === null || moment <= hasta);

/** Reads an agency's tables. With the result, a test can find any person's state at any instant. */
export async function readHistory(db: Kysely<DB>) {
  const personas = await db.selectFrom('usuarios').selectAll().orderBy('id').execute();
  const escala = await db
    .selectFrom('misiones')
    .select(['id', 'categoria_id', 'nombre', 'precio'])
    .orderBy('categoria_id')
    .orderBy('posicion')
    .execute();
  const moves = (table: 'ascensos' | 'cambios_rango') =>
    db
      .selectFrom(table as 'ascensos')
      .select([
        'usuario_id',
        'encargado_id',
        'mision_anterior_id as anterior',
        'mision_nueva_id as nueva',
        'fecha',
      ])
      .orderBy('id')
      .execute();
  const pasos: Paso[] = [
    ...(await moves('ascensos')).map((paso) => ({ ...paso, esAscenso: true })),
    ...(await moves('cambios_rango')).map((paso) => ({ ...paso, esAscenso: false })),
  ].sort((a, b) => a.fecha.getTime() - b.fecha.getTime());
  const pasosOf = groupByPersona(pasos);
  const despidos: NameSpan[] = await db
    .selectFrom('despidos')
    .select(['usuario_id', 'fecha as desde', 'ingreso_en as hasta'])
    .execute();
  const fichajes: NameSpan[] = await db
    .selectFrom('fichajes')
    .select(['usuario_id', 'entrada as desde', 'salida as hasta'])
    .orderBy('entrada')
    .execute();
  const fichajesOf = groupByPersona(fichajes);
  const codigos = await db.selectFrom('categoria_permisos').selectAll().execute();
  const excepciones = await db.selectFrom('excepciones').selectAll().execute();
  const personaOf = new Map(personas.map((persona) => [persona.id, persona]));

  const peldanoOf = (mision: number): number => escala.findIndex(({ id }) => id === mision);
  /** The mission just before an instant. An act at that instant finds this mission. */
  const misionAt = (id: number, moment: Date): number => {
    const own = pasosOf.get(id) ?? [];
    const last = own.findLast(({ fecha }) => fecha < moment);
    return last?.nueva ?? own[0]?.anterior ?? must(personaOf.get(id), `Person ${id}`).mision_id;
  };
  const categoriaAt = (id: number, moment: Date): number =>
    must(escala[peldanoOf(misionAt(id, moment))], 'A mission').categoria_id;
  const isInAt = (id: number, moment: Date): boolean =>
    (fichajesOf.get(id) ?? []).some((tramo) => isWithin(tramo, moment));
  /**
   * Whether the person has joined and is not dismissed. At the instants of a dismissal and of a
   * return it is true.
   */
  const isActiveAt = (id: number, moment: Date): boolean =>
    must(personaOf.get(id), `Person ${id}`).registrado_en <= moment &&
    !despidos.some(
      ({ usuario_id, desde, hasta }) =>
        usuario_id === id && desde < moment && (hasta === null || moment < hasta),
    );
  const subjectAt = (id: number, moment: Date): Subject => {
    const owner = must(personaOf.get(id), `Person ${id}`).permiso_sys;
    const id_categoria = categoriaAt(id, moment);
    const own = excepciones
      .filter(({ usuario_id, fecha }) => usuario_id === id && fecha <= moment)
      .map(({ codigo }) => codigo);
    const permisos = owner
      ? PERMISOS
      : [
          ...codigos
            .filter(({ categoria_id }) => categoria_id === id_categoria)
            .map(({ codigo }) => codigo),
          ...own,
        ];
    return { id, id_categoria, permisos, permisoSys: owner ? 1 : 0, fichaje: isInAt(id, moment) };
  };
  return {
    personas,
    escala,
    pasos,
    pasosOf,
    despidos,
    fichajes,
    fichajesOf,
    peldanoOf,
    misionAt,
    categoriaAt,
    isInAt,
    isActiveAt,
    subjectAt,
  };
}
