import { call } from '@garita/api-client/call';
import { foldText } from '@garita/domain/formato/foldText';
import { TOKENS } from '@garita/domain/tokens/textos';
import type { Acto } from '../../change/Acto';
import { findRow } from '../findRow';
import type { Session } from '../openSession';

/** Ignores case and accents, as the portal does. @throws RefusedError when it does not exist */
export async function prepareRevocar(
  { api }: Session,
  nombre: string,
): Promise<Acto<'revocarToken'>> {
  const token = findRow(
    await call(api, 'misTokens'),
    (one) => foldText(one.nombre) === foldText(nombre.trim()),
    TOKENS.noEncontrado,
  );
  return {
    descripcion: `Revocar el token «${token.nombre}» (…${token.pista})`,
    confirmacion: token.nombre,
    body: { id: token.id },
  };
}
