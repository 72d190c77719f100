import { createSecret, hashSecret } from '../../access/token';
import type { Deps } from '../../gate/Deps';
import type { WriteScope } from '../../write/runWrite';
import { insertReto } from './reto.repository';

const OPEN_MS = 5 * 60_000;

/**
 * Opens a second-factor challenge for a person who has given the password, and whose account is
 * locked.
 * @returns the challenge's secret, which replaces the password in the next request.
 */
export async function openReto(
  { tx, ahora, audit }: WriteScope,
  { random }: Pick<Deps, 'random'>,
  id: number,
): Promise<string> {
  const reto = createSecret(random);
  await insertReto(tx, {
    usuario_id: id,
    secreto_hash: hashSecret(reto),
    creado_en: ahora,
    expira_en: new Date(ahora.getTime() + OPEN_MS),
  });
  await audit({ objetivo: { tipo: 'usuario', id }, despues: { segundoFactor: 'pedido' } });
  return reto;
}
