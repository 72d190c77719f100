import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from '../../Context';
import { EXIT, type ExitCode, RefusedError, SaidError } from '../../errors';

/** The operator's tool in the Garita folder of this command; null for a standalone command. */
function findTool(): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const tool = join(folder, 'scripts/respaldo.mjs');
    if (existsSync(tool)) return tool;
    if (dirname(folder) === folder) return null;
  }
}

const isExitCode = (code: number | null): code is ExitCode =>
  Object.values(EXIT).some((known) => known === code);

/**
 * Restores a file on this machine. Only the server's own code may open the database, so a child
 * process does it on the same terminal.
 * @throws RefusedError on a machine without Garita, SaidError when the child fails.
 */
export async function runRestore(
  { env, stdin, stdout, stderr }: Context,
  args: readonly string[],
): Promise<void> {
  const tool = findTool();
  if (tool === null)
    throw new RefusedError(
      'Un respaldo se restaura en la máquina del portal, en la carpeta de Garita: npm run respaldo -- restore <fichero>',
    );
  const isOwn = stdin === process.stdin && stdout === process.stdout;
  const child = spawn(process.execPath, [tool, 'restore', ...args], {
    env: { ...env },
    stdio: isOwn ? 'inherit' : 'pipe',
  });
  if (child.stdin) stdin.pipe(child.stdin.on('error', () => undefined));
  child.stdout?.pipe(stdout, { end: false });
  child.stderr?.pipe(stderr, { end: false });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== EXIT.ok) throw new SaidError(isExitCode(code) ? code : EXIT.refused);
}
