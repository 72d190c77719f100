import { belowCeiling } from '../../db/belowCeiling';
import { hasChanged } from '../../db/countChanged';
import { countWaiting } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { type Pagina, pageOf } from '../../db/pageOf';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { RowOf } from '../../db/RowOf';

type Decision = 'aceptada' | 'cancelada';

const selectAusencias = (db: Db) =>
  db
    .selectFrom('ausencias as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select([
      'a.id',
      'a.usuario_id',
      'u.usuario as usuarioNombre',
      'm.categoria_id',
      'a.motivo',
      'a.inicio',
      'a.final',
      'a.estado',
      'a.terminada_en',
    ])
    .select(['e.usuario as encargadoNombre', 'u.despedido_en']);

const CREADAS = { table: 'ausencias', as: 'a', fecha: 'creada_en' } as const;

export type AusenciaRow = RowOf<typeof selectAusencias>;

export const listOf = (db: Db, usuarioId: number) =>
  selectAusencias(db).where('a.usuario_id', '=', usuarioId).$call(pageOf(CREADAS, {})).execute();

export const listExcused = (db: Db, { desde, hasta }: { desde: string; hasta: string }) =>
  selectAusencias(db)
    .where('a.estado', '=', 'aceptada')
    .where('u.despedido_en', 'is', null)
    .where('a.final', '>=', desde)
    .where('a.inicio', '<=', hasta)
    .orderBy('u.usuario_plegado')
    .orderBy('a.inicio')
    .execute();

/**
 * The last day of the person's accepted absence on a given day; undefined if the person is not
 * absent.
 */
export const findExcusedOn = (db: Db, usuarioId: number, dia: string) =>
  db
    .selectFrom('ausencias')
    .select('final')
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'aceptada')
    .where('inicio', '<=', dia)
    .where('final', '>=', dia)
    .orderBy('final', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * All absences, the newest first. A dismissed person's pending absence needs no answer, so it is
 * omitted.
 */
export const listAll = (db: Db, pagina: Pagina) =>
  selectAusencias(db)
    .where((eb) => eb.or([eb('u.despedido_en', 'is', null), eb('a.estado', '<>', 'en_espera')]))
    .$call(pageOf(CREADAS, pagina))
    .execute();

export const ausenciasPorContestar = prepareQuery((db, place: Places<{ ceiling: number }>) =>
  db
    .selectFrom('ausencias as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(countWaiting('a.creada_en'))
    .where('a.estado', '=', 'en_espera')
    .where('u.despedido_en', 'is', null)
    .where(belowCeiling(place('ceiling'))),
);

export const findAusencia = (db: Db, id: number) =>
  selectAusencias(db).where('a.id', '=', id).executeTakeFirst();

/**
 * The absences that block a new request: pending, or accepted and not over on this day. The newest
 * is first.
 */
export const listImpediments = (db: Db, usuarioId: number, hoy: string) =>
  db
    .selectFrom('ausencias')
    .select(['id', 'estado', 'inicio'])
    .where('usuario_id', '=', usuarioId)
    .where((eb) =>
      eb.or([
        eb('estado', '=', 'en_espera'),
        eb.and([eb('estado', '=', 'aceptada'), eb('final', '>=', hoy)]),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();

/** Inserts a pending absence. The database allows one per person. @returns the absence's id */
export const insertAusencia = inserting('ausencias');

/** Decides a pending absence. @returns whether this decision was the first */
export const decidePending = (
  tx: Db,
  by: { id: number; estado: Decision; encargadoId: number; ahora: Date },
) =>
  hasChanged(
    tx
      .updateTable('ausencias')
      .set({ estado: by.estado, encargado_id: by.encargadoId, decidida_en: by.ahora })
      .where('id', '=', by.id)
      .where('estado', '=', 'en_espera'),
  );

/**
 * Shortens an accepted absence to `final`; null cancels it.
 * @returns whether the absence was accepted and not over
 */
export const endAccepted = (
  tx: Db,
  end: { id: number; hoy: string; final: string | null; encargadoId: number; ahora: Date },
) =>
  hasChanged(
    tx
      .updateTable('ausencias')
      .set(
        end.final === null
          ? { estado: 'cancelada', encargado_id: end.encargadoId, decidida_en: end.ahora }
          : { final: end.final, terminada_en: end.ahora },
      )
      .where('id', '=', end.id)
      .where('estado', '=', 'aceptada')
      .where('final', '>=', end.hoy),
  );
