import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * @param patience the timeout in milliseconds
 * @returns the program's output
 * @throws with the program's error output if the program fails or times out
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
