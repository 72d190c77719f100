import { contar } from '@garita/domain/formato/contar';
import type { Context } from '../../../Context';
import { findServidor, parseServidor, warnPlain } from '../../../config/servidor';
import { connect } from '../../../connect';
import { PartialError, ReportedError, UsageError } from '../../../errors';
import { parseCuantos } from '../../../input/parseCuantos';
import { readStdin } from '../../../input/readArchivo';
import { toVisible } from '../../../output/toVisible';
import { describeFaltan } from '../../../services/sistema/mudanza/describeFaltan';
import { type Copiado, fetchMudanza } from '../../../services/sistema/mudanza/fetchMudanza';
import { LECTURAS } from '../../../services/sistema/mudanza/lecturas';
import { openAvance } from '../../../services/sistema/mudanza/openAvance';
import { catchStop } from '../../../terminal/catchStop';
import { defineCommand } from '../../defineCommand';

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
  const llave = (await readStdin(context)).trim();
  if (!LLAVE.test(llave)) throw new UsageError('La entrada estándar no trae una llave.');
  return llave;
}

function tell({ stderr }: Context, carpeta: string, { portada, hechas, respuestas }: Copiado) {
  const { faltan } = portada;
  stderr.write(
    `Guardado en «${carpeta}»: ${contar(respuestas, 'respuesta', 'respuestas')}, ${contar(hechas, 'nueva', 'nuevas')}.\n`,
  );
  if (faltan.length === 0) return;
  stderr.write(`${contar(faltan.length, 'respuesta falta', 'respuestas faltan')}:\n`);
  for (const texto of describeFaltan(faltan)) stderr.write(`  ${toVisible(texto)}\n`);
}

export const fetchCommand = defineCommand({
  name: 'fetch',
  description:
    'Copia en una carpeta todo lo que responde un portal, sin cambiar nada en él. Si se corta, la misma orden sigue por donde iba.',
  ejemplos: [
    'viejo --desde https://viejo.ejemplo.es',
    'viejo --desde https://viejo.ejemplo.es/api --llave-stdin < llave.txt',
  ],
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
  llamadas: LECTURAS,
  run: async (context, carpeta: string, flags: Flags) => {
    const desde =
      flags.desde === undefined
        ? await findServidor(context.env)
        : parseServidor(flags.desde, '--desde');
    warnPlain(context, desde);
    const llave = await findLlave(context, desde, flags);
    const stopping = new AbortController();
    const { signal } = stopping;
    const stop = catchStop(context, () => stopping.abort());
    const avance = openAvance(context);
    try {
      const copiado = await fetchMudanza(
        { desde, llave, carpeta, ritmo: flags.ritmo, signal },
        avance,
      );
      avance.end();
      tell(context, carpeta, copiado);
      const code = stop.code();
      if (code !== null) {
        context.stderr.write('Se ha interrumpido: la misma orden sigue por donde iba.\n');
        throw new ReportedError(code);
      }
      if (copiado.portada.faltan.length > 0)
        throw new PartialError(
          'La copia no está completa: la misma orden vuelve a pedir lo que falta.',
        );
    } finally {
      avance.end();
      stop.release();
    }
  },
});
