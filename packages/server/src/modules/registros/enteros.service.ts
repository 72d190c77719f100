import { foldText } from '@garita/domain/formato/foldText';
import { REGISTROS } from '@garita/domain/registros/textos';
import { describeRegistro, REGISTRO_TIEMPO } from '@garita/domain/tiempos/describeRegistro';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { listAscensos, listAscensosA, listAscensosDe, listAscensosDelSistema, listAscensosPor } from './ascensos.repository';
import { findAludidos } from './busqueda.repository';
import { newestOf } from './newest';
import { listActos, listActosDe, listActosDelSistema, listActosPor, listActosSobre } from './tiempos.repository';

// These two logs are long. A word is looked up in the names first, and each thing that it may mean is then read through an index of its own.

const occursIn = (palabra: string, texto: string): boolean => foldText(texto).includes(foldText(palabra));

async function findActos(db: Kysely<DB>, palabra: string) {
  if (palabra === '') return listActos(db);
  const { personas } = await findAludidos(db, palabra);
  const acciones = REGISTRO_TIEMPO.filter((accion) => occursIn(palabra, describeRegistro(accion, null).replace(/:.*/, '')));
  return newestOf([
    ...(personas.length > 0 ? [listActosSobre(db, personas), listActosPor(db, personas)] : []),
    ...(occursIn(palabra, REGISTROS.sistema) ? [listActosDelSistema(db)] : []),
    ...acciones.map((accion) => listActosDe(db, accion)),
  ]);
}

/** Acts on time sessions (LOG-08). @param palabra empty for all. */
export const getTiempos = async (db: Kysely<DB>, palabra: string) =>
  (await findActos(db, palabra)).map(({ accion, minutos, fecha, usuario, encargado }) => ({
    motivo: REGISTROS.tiempo(describeRegistro(accion, minutos), encargado ?? REGISTROS.sistema),
    usuario,
    fecha: fecha.toISOString(),
  }));

async function findAscensos(db: Kysely<DB>, palabra: string) {
  if (palabra === '') return listAscensos(db);
  const { personas, misiones } = await findAludidos(db, palabra);
  return newestOf([
    ...(personas.length > 0 ? [listAscensosDe(db, personas), listAscensosPor(db, personas)] : []),
    ...(misiones.length > 0 ? [listAscensosA(db, misiones)] : []),
    ...(occursIn(palabra, REGISTROS.sistema) ? [listAscensosDelSistema(db)] : []),
  ]);
}

/** Promotions (LOG-09). @param palabra empty for all. */
export const getAscensos = async (db: Kysely<DB>, palabra: string) =>
  (await findAscensos(db, palabra)).map(({ fecha, usuario, nueva, encargado }) => ({
    nombre_usuario: usuario,
    nueva,
    nombre_encargado: encargado ?? REGISTROS.sistema,
    fecha: fecha.toISOString(),
  }));
