import { findDevolucionFailure } from '@garita/domain/usuarios/ingreso';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess } from './directorio';
import { getPermisos } from './permisos';
import { showUsuario } from './show';

/** Whether the person gets the codes of their own back: as was said, or as is answered when they are named. */
export type Devolver = boolean | ((codigos: string) => Promise<boolean>);

/** The codes of a person's own that come back with them. @throws RefusedError when somebody may not give them who was told to. */
async function chooseDevueltos(yo: Awaited<ReturnType<typeof whoami>>, codigos: readonly string[], devolver: Devolver): Promise<boolean> {
  if (codigos.length === 0) return false;
  const failure = findDevolucionFailure(yo, codigos);
  // Who may not give them is not asked.
  if (typeof devolver === 'function') return failure === null && devolver(codigos.join(', '));
  if (devolver && failure !== null) throw new RefusedError(failure);
  return devolver;
}

function describePropios(codigos: readonly string[], devueltos: boolean): string {
  if (codigos.length === 0) return ', sin firma';
  return `, sin firma y ${devueltos ? 'con' : 'sin'} sus permisos propios: ${codigos.join(', ')}`;
}

/**
 * Takes a dismissed person back.
 * @param usuario a name or an id, as typed
 * @throws RefusedError for somebody who is not dismissed, and for codes that who takes them back may not give
 */
export async function prepareIngreso(connection: Connection, usuario: string, devolver: Devolver): Promise<Cambio> {
  const { api } = connection;
  const persona = await showUsuario(api, usuario);
  const yo = await whoami(connection);
  checkAccess(yo, 'ingresar', { target: { id: persona.id, usuario: persona.usuario, id_categoria: persona.categoria } });
  if (persona.despedido === null) throw new RefusedError(USUARIOS.noDespedido);
  const propios = (await getPermisos(api, persona.id)).filter(({ excepcion }) => excepcion !== null).map(({ codigo }) => codigo);
  const devueltos = await chooseDevueltos(yo, propios, devolver);
  const body = { usuario: persona.id, devolverPermisos: devueltos ? 1 : 0 } as const;
  return {
    descripcion: `Ingreso de ${persona.usuario} como ${persona.mision}${describePropios(propios, devueltos)}`,
    confirmacion: persona.usuario,
    send: (clave) => readMsg(api.POST('/ingresar', { body, ...keyed(clave) })),
  };
}
