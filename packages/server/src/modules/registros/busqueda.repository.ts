import { foldText } from '@garita/domain/formato/foldText';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** What a word means in the logs: whose name it is part of, and which missions' names. */
export interface Aludidos {
  readonly personas: number[];
  /** Those whose every name has it. */
  readonly misiones: number[];
  /** Of those that were called otherwise at some time: while they were called so. */
  readonly tramos: readonly Tramo[];
}

/** A mission while it had one of its names; null is since ever, and until now. */
export interface Tramo {
  readonly mision: number;
  readonly desde: Date | null;
  readonly hasta: Date | null;
}

/** Every name that missions have had, each mission's in order of time. */
async function listNombres(db: Kysely<DB>): Promise<ReadonlyMap<number, (Tramo & { nombre: string })[]>> {
  const misiones = await db.selectFrom('misiones').select(['id', 'nombre']).execute();
  const antes = await db.selectFrom('misiones_nombres').selectAll().orderBy('hasta').execute();
  return new Map(
    misiones.map(({ id, nombre }) => {
      const suyos = [...antes.filter(({ mision_id }) => mision_id === id), { nombre, hasta: null }];
      return [id, suyos.map((tramo, i) => ({ mision: id, nombre: tramo.nombre, desde: suyos[i - 1]?.hasta ?? null, hasta: tramo.hasta }))];
    }),
  );
}

/**
 * Everybody and every mission whose name contains a word, without case or accents: both lists are short, whatever the length of the logs. They are looked
 * through here, since a database folds by its own locale.
 */
export async function findAludidos(db: Kysely<DB>, palabra: string): Promise<Aludidos> {
  const wanted = foldText(palabra);
  const isWanted = ({ nombre }: { nombre: string }) => foldText(nombre).includes(wanted);
  const personas = await db.selectFrom('usuarios').select(['id', 'usuario as nombre']).execute();
  const nombres = [...(await listNombres(db))];
  return {
    personas: personas.filter(isWanted).map(({ id }) => id),
    misiones: nombres.filter(([, suyos]) => suyos.every(isWanted)).map(([id]) => id),
    tramos: nombres.flatMap(([, suyos]) => (suyos.every(isWanted) ? [] : suyos.filter(isWanted))),
  };
}
