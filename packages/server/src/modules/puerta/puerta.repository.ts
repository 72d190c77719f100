import { foldCase } from '@garita/domain/formato/foldCase';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';

/** The names that are shown of people whose name looks like the asked one. */
const PARECIDAS = 5;

const parecidasA = prepareQuery((db, place: Places<{ plegado: string; esqueleto: string }>) =>
  db
    .selectFrom('usuarios')
    .select('usuario')
    .where('usuario_esqueleto', '=', place('esqueleto'))
    .where('usuario_plegado', '<>', place('plegado'))
    .orderBy('id')
    .limit(PARECIDAS),
);

/** The names of people, dismissed ones too, that look like a name and are another. */
export const listParecidas = async (db: Db, nombre: string): Promise<string[]> =>
  (await parecidasA(db, { plegado: foldCase(nombre), esqueleto: toEsqueleto(nombre) })).map(
    ({ usuario }) => usuario,
  );
