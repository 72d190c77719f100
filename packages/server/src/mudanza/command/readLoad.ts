import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../config';
import { readSettings, type Terminal, UsageError } from '../../respaldo/command/readCommand';

const OPTIONS = {
  zona: { type: 'string' },
  duenia: { type: 'string' },
  codigos: { type: 'string' },
  datos: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface LoadCommand {
  readonly folder: string;
  readonly zona: string | null;
  readonly duenia: string | null;
  /** The file that gets the entry codes. */
  readonly codigos: string;
  readonly config: Config;
}

/** @returns null if the operator asks for help. @throws ConfigError, UsageError or the error of `parseArgs` */
export function readLoad(
  args: readonly string[],
  { env }: Pick<Terminal, 'env'>,
): LoadCommand | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  if (values.help) return null;
  const [name, folder, ...rest] = positionals;
  if (name !== 'load')
    throw new UsageError(name === undefined ? 'Falta la orden.' : `No existe la orden «${name}».`);
  if (folder === undefined || rest.length > 0)
    throw new UsageError('Indica una carpeta, y solo una.');
  const { zona = null, duenia = null, codigos = join(folder, 'codigos.csv') } = values;
  return { folder, zona, duenia, codigos, config: readSettings(env, values) };
}
