import { call } from '@garita/api-client/call';
import { foldText } from '@garita/domain/formato/foldText';
import { TOKENS } from '@garita/domain/tokens/textos';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { findRow } from '../findRow';

/**
 * Revokes the user's own token by its name, ignoring case and accents as the portal does.
 * @throws RefusedError when it does not exist.
 */
export async function prepareRevocar(connection: Connection, nombre: string): Promise<Cambio> {
  const token = findRow(
    await call(connection.api, 'misTokens'),
    (one) => foldText(one.nombre) === foldText(nombre.trim()),
    TOKENS.noEncontrado,
  );
  return {
    descripcion: `Revocar el token «${token.nombre}» (…${token.pista})`,
    confirmacion: token.nombre,
    send: toSend(connection.api, 'revocarToken', { id: token.id }),
  };
}
