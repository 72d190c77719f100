import { foldText } from '@garita/domain/formato/foldText';
import { REGISTROS } from '@garita/domain/registros/textos';
import { describeRegistro, REGISTRO_TIEMPO } from '@garita/domain/tiempos/describeRegistro';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { listAscensos, listAscensosA, listAscensosDe, listAscensosDelSistema, listAscensosEn, listAscensosPor } from './ascensos.repository';
import { findAludidos } from './busqueda.repository';
import { newestOf } from './newest';
import type { Pagina } from './Pagina';
import { listActos, listActosDe, listActosDelSistema, listActosPor, listActosSobre } from './tiempos.repository';

// These two logs are long. A word is looked up in the names first, and each thing that it may mean is then read through an index of its own.

const occursIn = (palabra: string, texto: string): boolean => foldText(texto).includes(foldText(palabra));

async function findActos(db: Kysely<DB>, { palabra, despues }: Pagina) {
  if (palabra === '') return listActos(db, despues);
  const { personas } = await findAludidos(db, palabra);
  const acciones = REGISTRO_TIEMPO.filter((accion) => occursIn(palabra, describeRegistro(accion, null).replace(/:.*/, '')));
  return newestOf([
    ...(personas.length > 0 ? [listActosSobre(db, despues, personas), listActosPor(db, despues, personas)] : []),
    ...(occursIn(palabra, REGISTROS.sistema) ? [listActosDelSistema(db, despues)] : []),
    ...acciones.map((accion) => listActosDe(db, despues, accion)),
  ]);
}

/** Acts on time sessions (LOG-08). */
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
  return newestOf([
    ...(personas.length > 0 ? [listAscensosDe(db, despues, personas), listAscensosPor(db, despues, personas)] : []),
    ...(misiones.length > 0 ? [listAscensosA(db, despues, misiones)] : []),
    ...tramos.map((tramo) => listAscensosEn(db, despues, tramo)),
    ...(occursIn(palabra, REGISTROS.sistema) ? [listAscensosDelSistema(db, despues)] : []),
  ]);
}

/** Promotions (LOG-09). */
export const getAscensos = async (db: Kysely<DB>, pagina: Pagina) =>
  (await findAscensos(db, pagina)).map(({ id, fecha, usuario, nueva, encargado }) => ({
    id,
    nombre_usuario: usuario,
    nueva,
    nombre_encargado: encargado ?? REGISTROS.sistema,
    fecha: fecha.toISOString(),
  }));
