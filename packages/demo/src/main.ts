import { parseArgs } from 'node:util';
import { ConfigError } from '@garita/server/src/config';
import { runServer } from '@garita/server/src/runServer';
import { createDemo } from './createDemo';

const OPTIONS = {
  agencia: { type: 'string' },
  personas: { type: 'string' },
  registros: { type: 'string' },
} as const;

function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0)
    throw new ConfigError(`--${name}: debe ser un número entero, y es «${text}».`);
  return count;
}

await runServer({
  usage: 'demo.js [--agencia garita|faro] [--personas N] [--registros N]',
  readSeed: (args) => {
    const { agencia, personas, registros } = parseArgs({ args, options: OPTIONS }).values;
    return createDemo({
      agencia,
      personas: readCount('personas', personas),
      registros: readCount('registros', registros),
    });
  },
});
