import { foldText } from '@garita/domain/formato/foldText';
import { REGISTROS } from '@garita/domain/registros/textos';
import { describeRegistro, REGISTRO_TIEMPO } from '@garita/domain/tiempos/describeRegistro';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import {
  findAscensosA,
  findAscensosDe,
  findAscensosDelSistema,
  findAscensosEn,
  findAscensosPor,
  listAscensos,
  listAscensosPorId,
} from './ascensos.repository';
import { findAludidos } from './busqueda.repository';
import { newestOf } from './newest';
import type { Pagina } from './Pagina';
import {
  findActosDe,
  findActosDelSistema,
  findActosPor,
  findActosSobre,
  listActos,
  listActosPorId,
} from './tiempos.repository';

// These two logs are long, so a search looks the word up in the names first. It reads the keys of
// the newest matches of each meaning through an index, and full rows only of the entries that are
// shown.

const occursIn = (palabra: string, texto: string): boolean =>
  foldText(texto).includes(foldText(palabra));

async function findActos(db: Kysely<DB>, { palabra, despues }: Pagina) {
  if (palabra === '') return listActos(db, despues);
  const { personas } = await findAludidos(db, palabra);
  const acciones = REGISTRO_TIEMPO.filter((accion) =>
    occursIn(palabra, describeRegistro(accion, null).replace(/:.*/, '')),
  );
  const ids = await newestOf([
    ...(personas.length > 0
      ? [findActosSobre(db, despues, personas), findActosPor(db, despues, personas)]
      : []),
    ...(occursIn(palabra, REGISTROS.sistema) ? [findActosDelSistema(db, despues)] : []),
    ...acciones.map((accion) => findActosDe(db, despues, accion)),
  ]);
  return await listActosPorId(db, ids);
}

export const getTiempos = async (db: Kysely<DB>, pagina: Pagina) =>
  (await findActos(db, pagina)).map(({ id, accion, minutos, fecha, usuario, encargado }) => ({
    id,
    motivo: REGISTROS.tiempo(describeRegistro(accion, minutos), encargado ?? REGISTROS.sistema),
    usuario,
    fecha: fecha.toISOString(),
  }));

async function findAscensos(db: Kysely<DB>, { palabra, despues }: Pagina) {
  if (palabra === '') return listAscensos(db, despues);
  const { personas, misiones, tramos } = await findAludidos(db, palabra);
  const ids = await newestOf([
    ...(personas.length > 0
      ? [findAscensosDe(db, despues, personas), findAscensosPor(db, despues, personas)]
      : []),
    ...(misiones.length > 0 ? [findAscensosA(db, despues, misiones)] : []),
    ...tramos.map((tramo) => findAscensosEn(db, despues, tramo)),
    ...(occursIn(palabra, REGISTROS.sistema) ? [findAscensosDelSistema(db, despues)] : []),
  ]);
  return await listAscensosPorId(db, ids);
}

export const getAscensos = async (db: Kysely<DB>, pagina: Pagina) =>
  (await findAscensos(db, pagina)).map(({ id, fecha, usuario, nueva, encargado }) => ({
    id,
    nombre_usuario: usuario,
    nueva,
    nombre_encargado: encargado ?? REGISTROS.sistema,
    fecha: fecha.toISOString(),
  }));
