import type { Context } from '../../../Context';
import { findServidor, parseServidor, warnPlain } from '../../../config/servidor';
import { connect } from '../../../connect';
import { UsageError } from '../../../errors';
import { parseCuantos } from '../../../input/parseCuantos';
import { readStdin } from '../../../input/readArchivo';
import { CON_PERMISO } from '../../../services/sistema/mudanza/lecturas';
import { defineCommand } from '../../defineCommand';
import { copyPortal } from './copyPortal';

interface Flags {
  readonly desde?: string;
  readonly llaveStdin?: true;
  readonly ritmo: number;
}

/** A header takes no other characters, and its error would quote the key. */
const LLAVE = /^[\x21-\x7e]{1,4096}$/;

async function findLlave(context: Context, desde: string, flags: Flags): Promise<string> {
  if (!flags.llaveStdin)
    return (await connect({ ...context, env: { ...context.env, GARITA_URL: desde } })).token;
  warnPlain(context, desde);
  const llave = (await readStdin(context)).trim();
  if (!LLAVE.test(llave)) throw new UsageError('La entrada estándar no trae una llave.');
  return llave;
}

export const fetchCommand = defineCommand({
  name: 'fetch',
  description:
    'Copia en una carpeta todo lo que responde un portal, sin cambiar nada en él. Si se corta, la misma orden sigue por donde iba.',
  ejemplos: ['copia', 'viejo --desde https://viejo.ejemplo.es --llave-stdin < llave.txt'],
  takes: {
    '<carpeta>':
      'la carpeta; se crea si no existe. Lleva los datos de todo el mundo: solo la lees tú',
    '--desde <dirección>':
      'dirección del portal o de su API; si falta, la del último «garita login»',
    '--llave-stdin':
      'lee de la entrada estándar la llave de una sesión, que debe poder verlo todo; si falta, la sesión guardada',
    '--ritmo <número>': {
      help: 'peticiones por segundo, como mucho',
      byDefault: 4,
      parse: (text) => parseCuantos(text, '--ritmo'),
    },
  },
  llamadas: CON_PERMISO,
  run: async (context, carpeta: string, flags: Flags) => {
    const desde =
      flags.desde === undefined
        ? await findServidor(context.env)
        : parseServidor(flags.desde, '--desde');
    const llave = await findLlave(context, desde, flags);
    await copyPortal(context, { desde, llave, carpeta, ritmo: flags.ritmo });
  },
});
