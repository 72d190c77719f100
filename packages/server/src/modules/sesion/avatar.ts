import { fillAddress } from '@garita/domain/formato/addressPart';
import { foldCase } from '@garita/domain/formato/foldCase';
import { REGISTRO } from '@garita/domain/sesion/cuenta.textos';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';

const TIMEOUT_MS = 8000;
/** The maximum size of a profile, which usually has a few hundred bytes. */
const MAX_BYTES = 64 * 1024;

const unavailable = () => Rechazo.unavailable(REGISTRO.avatarNoResponde);

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('the avatar service sent too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The avatar's profile; null for status 404 or JSON that is no object.
 * @throws Rechazo 503 if the service fails.
 */
async function readProfile(
  fetch: Deps['fetch'],
  url: string,
): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`the avatar service answered ${response.status}`);
    const profile: unknown = JSON.parse(await readText(response));
    return typeof profile === 'object' && profile !== null
      ? (profile as Record<string, unknown>)
      : null;
  } catch {
    throw unavailable();
  }
}

/**
 * The avatar of the registering name must have the code in its motto.
 * @throws Rechazo 409 without such an avatar or code; 503 if the avatar service fails.
 */
export async function checkMotto(
  { config, fetch }: Pick<Deps, 'config' | 'fetch'>,
  usuario: string,
  codigo: string,
): Promise<void> {
  const profile = await readProfile(fetch, fillAddress(config.verificationUrl, { usuario }));
  if (typeof profile?.name !== 'string' || foldCase(profile.name) !== foldCase(usuario))
    throw Rechazo.conflict(REGISTRO.sinAvatar);
  const motto = typeof profile.motto === 'string' ? profile.motto.toUpperCase() : '';
  if (!motto.includes(codigo.toUpperCase())) throw Rechazo.conflict(REGISTRO.sinCodigo(codigo));
}
