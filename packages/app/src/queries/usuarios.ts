import { read } from '../data/read';

/** Everybody who is active. */
export const personasQuery = () => read('usuarios', 'getUsuarios', 'GET /getUsuarios');

/** The first people whose name contains a text, dismissed ones included; an empty text finds everybody. */
export const usuariosQuery = (texto: string) =>
  read('usuarios', 'usuarioList', 'POST /usuarioList', { usuario: texto });

/** Everything about one person. */
export const usuarioQuery = (id: number | null) =>
  read('usuarios', 'userAllInfo', 'GET /userAllInfo/{id}', { id });

/** What a person may do, and where each code comes from. */
export const permisosQuery = (id: number | null) =>
  read('usuarios', 'permisosDe', 'GET /ext/permisos/{id}', { id });
