import { foldText } from '@garita/domain/formato/foldText';
import { createAccessToken, hashAccessToken } from '@garita/server/src/access/accessToken';
import type { TestAgency } from './testAgency';

let made = 0;

/**
 * Inserts an access token. @param codigos its permission codes; null = read-only @returns the token
 */
export async function insertToken(
  { db, now }: Pick<TestAgency, 'db' | 'now'>,
  usuarioId: number,
  codigos: readonly string[] | null,
): Promise<string> {
  const token = createAccessToken(
    (bytes) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))),
    usuarioId,
  );
  const nombre = `Prueba ${++made}`;
  await db
    .insertInto('tokens')
    .values({
      usuario_id: usuarioId,
      nombre,
      nombre_plegado: foldText(nombre),
      secreto_hash: hashAccessToken(token),
      pista: token.slice(-4),
      codigos: codigos?.join(' ') ?? null,
      creado_en: now(),
      expira_en: new Date(now().getTime() + 30 * 86_400_000),
    })
    .execute();
  return token;
}
