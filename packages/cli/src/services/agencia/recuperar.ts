import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Context } from '../../Context';
import { RefusedError } from '../../errors';
import { findScript } from '../findScript';

/**
 * Creates the owner's recovery link with a script on the server. The portal never gives the link to
 * a client.
 * @throws RefusedError with the obstacle, such as a running portal
 */
export async function recuperar({ env }: Pick<Context, 'env'>): Promise<string> {
  const script = findScript('recuperar.mjs');
  if (script === null)
    throw new RefusedError('Esta orden solo funciona en la carpeta de Garita del servidor.');
  const child = spawn(process.execPath, [script], {
    env: { ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const [code, written, complaint] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ]);
  // Build messages on stderr are not part of the error.
  if (code !== 0) throw new RefusedError(complaint.replace(/^Construido: .*\n/gm, '').trim());
  return written;
}
