import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * @returns its output
 * @throws with its error output if it fails or times out
 */
export async function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  patience = 240_000,
): Promise<string> {
  const { stdout } = await run(process.execPath, args, {
    env: { ...process.env, ...env },
    timeout: patience,
    maxBuffer: 1e8,
  });
  return stdout;
}
