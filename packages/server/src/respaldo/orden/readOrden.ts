import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../../config';

/** How it was asked for is wrong; the message is made for people. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What the tool knows of the process that it runs in. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  /** Results. */
  readonly stdout: Writable;
  /** Questions and progress. */
  readonly stderr: Writable;
}

/** What is to be done, with which settings. */
export interface Orden {
  readonly name: string | undefined;
  readonly files: readonly string[];
  readonly help: boolean;
  readonly config: Config;
  /** The name of the agency that may be replaced without asking. */
  readonly confirmar: string | undefined;
}

const OPTIONS = {
  datos: { type: 'string' },
  en: { type: 'string' },
  confirmar: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The settings of the portal, less what the options say otherwise. */
function readSettings(
  env: Terminal['env'],
  { datos, en }: { datos?: string | undefined; en?: string | undefined },
): Config {
  return readConfig({
    ...env,
    ...(datos !== undefined && { DATA_DIR: datos, DATABASE_URL: undefined }),
    ...(en !== undefined && { BACKUP_DIR: en }),
  });
}

/** Reads a command line. @throws ConfigError, or what `parseArgs` throws. */
export function readOrden(args: readonly string[], { env }: Pick<Terminal, 'env'>): Orden {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const { confirmar, help = false } = values;
  const [name, ...files] = positionals;
  return { name, files, help, confirmar, config: readSettings(env, values) };
}
