import type { Db } from '../../db/Db';
import { listNombresAnteriores, listNombresPresentes } from './rangos.repository';

/**
 * The time span for which a mission had a name. `desde` null = from the beginning; `hasta` null =
 * until now.
 */
export interface NameSpan {
  readonly mision: number;
  readonly nombre: string;
  readonly desde: Date | null;
  readonly hasta: Date | null;
}

/**
 * Every name of every mission, also of retired missions, by the mission's id and in order of time.
 */
export async function listTramos(db: Db): Promise<ReadonlyMap<number, readonly NameSpan[]>> {
  const [presentes, anteriores] = [await listNombresPresentes(db), await listNombresAnteriores(db)];
  const before = new Map<number, { nombre: string; hasta: Date | null }[]>();
  for (const { mision_id, nombre, hasta } of anteriores)
    before.set(mision_id, [...(before.get(mision_id) ?? []), { nombre, hasta }]);
  return new Map(
    presentes.map(({ id, nombre }) => {
      const names = [...(before.get(id) ?? []), { nombre, hasta: null }];
      return [
        id,
        names.map((one, i) => ({
          mision: id,
          nombre: one.nombre,
          desde: names[i - 1]?.hasta ?? null,
          hasta: one.hasta,
        })),
      ];
    }),
  );
}

/** The name that a mission had at an instant; null for an unknown mission. */
export const nombreEn = (
  tramos: ReadonlyMap<number, readonly NameSpan[]>,
  mision: number,
  fecha: Date,
): string | null =>
  tramos.get(mision)?.find(({ hasta }) => hasta === null || hasta > fecha)?.nombre ?? null;
