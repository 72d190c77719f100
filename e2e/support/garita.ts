import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../packages/cli/bin/garita.mjs', import.meta.url));

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The `garita` command for one portal, with a separate config folder. */
export interface Terminal {
  run(args: readonly string[], input?: string): Promise<Result>;
  remove(): void;
}

/** The caller removes the terminal. */
export function openTerminal(
  servidor: string,
  variables: Readonly<Record<string, string>> = {},
): Terminal {
  const folder = mkdtempSync(join(tmpdir(), 'garita-terminal-'));
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    GARITA_URL: servidor,
    ...variables,
  };
  return {
    run: async (args, input = '') => {
      const child = spawn(process.execPath, [BIN, ...args], { env });
      const ended = new Promise<number | null>((resolve, reject) =>
        child.once('error', reject).once('close', resolve),
      );
      child.stdin.on('error', () => undefined).end(input);
      const [code, stdout, stderr] = await Promise.all([
        ended,
        text(child.stdout),
        text(child.stderr),
      ]);
      return { code, stdout, stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
