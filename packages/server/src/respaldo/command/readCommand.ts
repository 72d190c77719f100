import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../../config';

/** A wrong command line. The tool prints the Spanish message above the help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

export interface BackupCommand {
  readonly name: string | undefined;
  readonly files: readonly string[];
  readonly help: boolean;
  readonly config: Config;
  /** The name of the agency that the tool may replace without asking the operator. */
  readonly confirmar: string | undefined;
}

const OPTIONS = {
  datos: { type: 'string' },
  en: { type: 'string' },
  confirmar: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The portal's settings; the options take precedence. @throws ConfigError */
export function readSettings(
  env: Terminal['env'],
  { datos, en }: { datos?: string | undefined; en?: string | undefined },
): Config {
  return readConfig({
    ...env,
    ...(datos !== undefined && { DATA_DIR: datos, DATABASE_URL: undefined }),
    ...(en !== undefined && { BACKUP_DIR: en }),
  });
}

/** @throws ConfigError, or the error of `parseArgs`. */
export function readCommand(
  args: readonly string[],
  { env }: Pick<Terminal, 'env'>,
): BackupCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const { confirmar, help = false } = values;
  const [name, ...files] = positionals;
  return { name, files, help, confirmar, config: readSettings(env, values) };
}
