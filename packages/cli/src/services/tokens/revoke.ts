import { call } from '@garita/api-client/call';
import { foldText } from '@garita/domain/formato/foldText';
import { TOKENS } from '@garita/domain/tokens/textos';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { findRow } from '../findRow';

/** Revokes one of one's own tokens, by its name: case and accents do not count, as they do not when it is given. @throws RefusedError for one that there is not. */
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
