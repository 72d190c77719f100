import { unwrap } from '@garita/api-client/createClient';
import { findObstaculo } from '@garita/domain/ascensos/findObstaculo';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { readMsg } from '../readMsg';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

const REFUSALS = { sinSiguiente: ASCENSOS.sinSiguiente, alcance: ASCENSOS.fueraDeAlcance, tiempo: ASCENSOS.noEsHora, pendiente: ASCENSOS.pendiente } as const;

/**
 * Proposes their next mission to a person, who accepts or declines it.
 * @param usuario a name or an id, as typed
 * @throws RefusedError for who cannot be promoted now.
 */
export async function prepareAscenso(connection: Connection, usuario: string): Promise<Cambio> {
  const { yo, find } = await readDirectorio(connection, [usuario]);
  const target = find(usuario);
  checkAccess(yo, 'sendAscenso', { target });
  const ascenso = await unwrap(connection.api.GET('/verUltimoAscenso/{userId}', { params: { path: { userId: target.id } } }));
  const obstaculo = findObstaculo({ ...ascenso, m_nueva: ascenso.m_nueva || false }, { esPropia: false, puede: true, now: Date.now() });
  if (obstaculo !== null && obstaculo in REFUSALS) throw new RefusedError(REFUSALS[obstaculo as keyof typeof REFUSALS]);
  return {
    descripcion: `Proponer a ${target.usuario} el ascenso de ${ascenso.mision} a ${ascenso.m_nueva}`,
    confirmacion: target.usuario,
    send: (clave) => readMsg(connection.api.POST('/sendAscenso', { body: { usuario: target.id }, ...keyed(clave) })),
  };
}
