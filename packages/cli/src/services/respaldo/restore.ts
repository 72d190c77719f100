import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Context } from '../../Context';
import { EXIT, type ExitCode, RefusedError, ReportedError } from '../../errors';
import { findScript } from '../findScript';

const isExitCode = (code: number | null): code is ExitCode =>
  Object.values(EXIT).some((known) => known === code);

/**
 * Restores a backup by a child process on this terminal, since only the server's code may open the
 * database.
 * @throws RefusedError on a machine without Garita, ReportedError when the child fails
 */
export async function runRestore(
  { env, stdin, stdout, stderr }: Context,
  args: readonly string[],
): Promise<void> {
  const tool = findScript('respaldo.mjs');
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
  if (code !== EXIT.ok) throw new ReportedError(isExitCode(code) ? code : EXIT.refused);
}
