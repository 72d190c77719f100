import { ACCESO } from '@garita/domain/acceso/textos';
import { USUARIOS_POR_BUSQUEDA } from '@garita/domain/usuarios/edicion.rules';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { deleteAddresses } from '../clones/clones.service';
import { findIdByNombre, searchUsuarios, type UsuarioRow } from '../personas/personas.repository';
import { getUsuario } from '../personas/personas.service';
import { listCategorias, listMisionesOf } from '../rangos/rangos.service';
import { forgetAccesosAddresses } from '../sesion/sesion.service';

const toInstant = (date: Date | null): string | null => date?.toISOString() ?? null;

const toUsuario = (row: UsuarioRow) => ({
  id: row.id,
  usuario: row.usuario,
  rango: row.mision_id,
  categoria: row.categoria_id,
  firma: row.firma,
  registro: row.registrado_en.toISOString(),
  ultima_vez: toInstant(row.ultima_vez),
  despedido: toInstant(row.despedido_en),
});

/**
 * Searches active and dismissed people by a part of their name. An empty text finds all people.
 * @param despues the id of the last person of the previous page
 */
export async function search(db: Db, text: string, despues?: number) {
  return (await searchUsuarios(db, text.trim(), USUARIOS_POR_BUSQUEDA, despues)).map(toUsuario);
}

/** @throws Rechazo 404 for an unknown id. */
export async function getAllInfo(db: Db, id: number) {
  const row = await getUsuario(db, id);
  return { ...toUsuario(row), mision: row.mision, n_categoria: row.categoria };
}

/** The id of the person with this name, ignoring case. @throws Rechazo 404 for an unknown name. */
export async function getIdOf(db: Db, nombre: string) {
  const id = await findIdByNombre(db, nombre);
  if (id === null) throw Rechazo.notFound(ACCESO.personaDesconocida);
  return { id };
}

export async function listCategoriaNombres(db: Db) {
  return (await listCategorias(db)).map(({ id, nombre }) => ({
    id_categoria: id,
    n_categoria: nombre,
  }));
}

/** A category's missions in ladder order. @throws Rechazo 404 for an unknown category. */
export async function listMisionNombres(db: Db, categoriaId: number) {
  const misiones = await listMisionesOf(db, categoriaId);
  if (misiones.length === 0) throw Rechazo.notFound(USUARIOS.categoriaDesconocida);
  return misiones.map(({ id, nombre }) => ({ id, nombre }));
}

/** Deletes all stored network addresses of a person, for good. */
export async function forgetAddresses({ tx, audit, unchanged }: WriteScope, id: number) {
  const count = await deleteAddresses(tx, id);
  const sesiones = await forgetAccesosAddresses(tx, id);
  if (count + sesiones === 0) unchanged();
  else
    await audit({
      objetivo: ['usuario', id],
      antes: { direcciones: count, sesiones },
      despues: { direcciones: 0, sesiones: 0 },
    });
  return { msg: USUARIOS.direccionesBorradas, status: 0 as const };
}
