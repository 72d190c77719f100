import { foldText } from '@garita/domain/formato/foldText';
import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import { REGISTROS } from '@garita/domain/registros/textos';
import { describeRegistro, REGISTRO_TIEMPO } from '@garita/domain/tiempos/describeRegistro';
import type { Db } from '../../db/Db';
import type { Lugar } from '../../db/findNewestOf';
import {
  findAscensosDelSistema,
  findAscensosEn,
  findAscensosOf,
  listAscensos,
  listAscensosPorId,
} from './ascensos.repository';
import { findAludidos } from './busqueda.repository';
import type { Pagina } from './Pagina';
import {
  findActosDe,
  findActosDelSistema,
  findActosOf,
  listActos,
  listActosPorId,
} from './tiempos.repository';

/**
 * The ids of the newest rows of several queries together, without duplicates. Each query must
 * return its own newest rows.
 */
async function newestOf(queries: readonly Promise<Lugar[]>[]): Promise<number[]> {
  const found = new Map((await Promise.all(queries)).flat().map((lugar) => [lugar.id, lugar]));
  const newest = [...found.values()].sort(
    (a, b) => b.fecha.getTime() - a.fecha.getTime() || b.id - a.id,
  );
  return newest.slice(0, REGISTROS_MAXIMO).map(({ id }) => id);
}

// The logs of times and promotions are long. A search first finds the people and missions whose
// names have the word. Then it reads the keys of the newest matches through an index, and full rows
// only of the shown entries.

const occursIn = (palabra: string, texto: string): boolean =>
  foldText(texto).includes(foldText(palabra));

async function findActos(db: Db, { palabra, despues }: Pagina) {
  if (palabra === '') return listActos(db, despues);
  const { personas } = await findAludidos(db, palabra);
  const acciones = REGISTRO_TIEMPO.filter((accion) =>
    occursIn(palabra, describeRegistro(accion, null).replace(/:.*/, '')),
  );
  const ids = await newestOf([
    ...(personas.length > 0
      ? [
          findActosOf(db, despues, 'usuario_id', personas),
          findActosOf(db, despues, 'encargado_id', personas),
        ]
      : []),
    ...(occursIn(palabra, REGISTROS.sistema) ? [findActosDelSistema(db, despues)] : []),
    ...acciones.map((accion) => findActosDe(db, despues, accion)),
  ]);
  return await listActosPorId(db, ids);
}

export const getTiempos = async (db: Db, pagina: Pagina) =>
  (await findActos(db, pagina)).map(({ id, accion, minutos, fecha, usuario, encargado }) => ({
    id,
    motivo: REGISTROS.tiempo(describeRegistro(accion, minutos), encargado ?? REGISTROS.sistema),
    usuario,
    fecha: fecha.toISOString(),
  }));

async function findAscensos(db: Db, { palabra, despues }: Pagina) {
  if (palabra === '') return listAscensos(db, despues);
  const { personas, misiones, tramos } = await findAludidos(db, palabra);
  const ids = await newestOf([
    ...(personas.length > 0
      ? [
          findAscensosOf(db, despues, 'usuario_id', personas),
          findAscensosOf(db, despues, 'encargado_id', personas),
        ]
      : []),
    ...(misiones.length > 0 ? [findAscensosOf(db, despues, 'mision_nueva_id', misiones)] : []),
    ...tramos.map((tramo) => findAscensosEn(db, despues, tramo)),
    ...(occursIn(palabra, REGISTROS.sistema) ? [findAscensosDelSistema(db, despues)] : []),
  ]);
  return await listAscensosPorId(db, ids);
}

export const getAscensos = async (db: Db, pagina: Pagina) =>
  (await findAscensos(db, pagina)).map(({ id, fecha, usuario, nueva, encargado }) => ({
    id,
    nombre_usuario: usuario,
    nueva,
    nombre_encargado: encargado ?? REGISTROS.sistema,
    fecha: fecha.toISOString(),
  }));
