import { foldCase } from '@garita/domain/formato/foldCase';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';

/** The maximum of similar names in the answer. */
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

/** The names of other people, active or dismissed, that look like a name but differ from it. */
export const listParecidas = async (db: Db, nombre: string): Promise<string[]> =>
  (await parecidasA(db, { plegado: foldCase(nombre), esqueleto: toEsqueleto(nombre) })).map(
    ({ usuario }) => usuario,
  );

const placaAvatarDe = prepareQuery((db, place: Places<{ id: number }>) =>
  db.selectFrom('categorias').select('placa_avatar').where('id', '=', place('id')),
);

/** The badge or group that the avatars of a category's people have; null for none. */
export const findPlacaAvatar = async (db: Db, id: number): Promise<string | null> =>
  (await placaAvatarDe(db, { id }))[0]?.placa_avatar.trim() || null;
