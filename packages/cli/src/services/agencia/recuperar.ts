import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Context } from '../../Context';
import { RefusedError } from '../../errors';

/** The script that makes the link, in the folder of Garita that this command is part of; from the bundle as from the source. */
function findScript(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'scripts/recuperar.mjs'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new RefusedError('Esta orden solo funciona en la carpeta de Garita del servidor.');
    folder = parent;
  }
  return join(folder, 'scripts/recuperar.mjs');
}

/**
 * The link with which the owner sets a new password. Made by a process of the server's own: this command asks the portal for everything else,
 * and the portal gives this to nobody.
 * @returns what there is to read about it
 * @throws RefusedError with what stands in the way, such as a portal that is running.
 */
export async function recuperar({ env }: Pick<Context, 'env'>): Promise<string> {
  const child = spawn(process.execPath, [findScript()], {
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
  // What had to be built on the way is no complaint.
  if (code !== 0) throw new RefusedError(complaint.replace(/^Construido: .*\n/gm, '').trim());
  return written;
}
