import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { listPrecios } from '../rangos/rangos.service';
import { listCompradores, listVendidas } from './misiones.repository';

export const getCompradores = async (db: Db) =>
  (await listCompradores(db)).map(({ id, usuario, mision, categoria_id, mision_id, firma }) => ({
    id,
    usuario,
    mision,
    id_categoria: categoria_id,
    id_rango: mision_id,
    conFirma: flag(firma !== null),
  }));

/** The price list in ladder order. It also has the missions that are not for sale. */
export const getPrecios = async (db: Db) =>
  (await listPrecios(db)).map(({ id, nombre, categoria_id, precio, venta }) => ({
    id,
    nombre,
    categoria: categoria_id,
    precio,
    venta: flag(venta),
  }));

export const getMisionesVendidas = async (db: Db, pagina: Pagina) =>
  (await listVendidas(db, pagina)).map(
    ({ id, usuario, mision, anterior, encargado, credito, fecha }) => ({
      usuarioNombre: usuario,
      mision,
      encargadoNombre: encargado,
      creditos: credito,
      fecha: fecha.toISOString(),
      id,
      anterior,
    }),
  );
