import { isZona } from '@garita/domain/agencia/isZona';
import { describeFaltan } from '@garita/domain/mudanza/describeFaltan';
import type { Hallazgo } from '@garita/domain/mudanza/Hallazgo';
import { judgeMudanza } from '@garita/domain/mudanza/judgeMudanza';
import { LECTORES } from '@garita/domain/mudanza/lectores';
import { type Context, isInteractive } from '../../../Context';
import { UsageError } from '../../../errors';
import { type ListFormat, writeRows } from '../../../output/writeRows';
import { Carpeta } from '../../../services/sistema/mudanza/Carpeta';
import { ask } from '../../../terminal/ask';
import { defineCommand } from '../../defineCommand';
import { LIST_FORMAT } from '../../sharedTakes';

interface Flags extends ListFormat {
  readonly zona?: string;
}

const TITULOS = {
  viene: 'Viene',
  supuesto: 'Se supone',
  queda: 'Se queda',
  mira: 'Decide tú',
  falta: 'Falta',
} as const satisfies Record<Hallazgo['tipo'] | 'falta', string>;

interface Fila {
  readonly tipo: keyof typeof TITULOS;
  readonly texto: string;
}

const SIN_TERMINAR: Fila = {
  tipo: 'falta',
  texto: 'La copia no ha terminado: sigue con «garita mudanza fetch».',
};

/** The zone in which the old portal wrote its times: given, or said by the portal, or asked for. */
async function findZona(context: Context, dicha: string | null, { zona }: Flags): Promise<string> {
  const missing =
    'Falta la zona horaria de las horas de ese portal: dala con --zona, como Europe/Madrid.';
  const known = zona ?? dicha;
  if (known === null && !isInteractive(context)) throw new UsageError(missing);
  const found = (
    known ?? (await ask(context, 'Zona horaria de ese portal, como Europe/Madrid: '))
  ).trim();
  if (!isZona(found)) throw new UsageError(`--zona: no existe la zona horaria «${found}».`);
  return found;
}

export const checkCommand = defineCommand({
  name: 'check',
  description:
    'Juzga la carpeta de una mudanza sin conectarse a ningún portal: qué viene, qué se supone, qué se queda y qué hay que decidir.',
  ejemplos: ['viejo', 'viejo --zona America/Mexico_City --json'],
  takes: {
    '<carpeta>': 'la carpeta que escribió «garita mudanza fetch»',
    '--zona <zona>': 'la zona horaria de las horas del portal; si falta, la que él dice',
    ...LIST_FORMAT,
  },
  run: async (context, folder: string, flags: Flags) => {
    const carpeta = new Carpeta(folder);
    const { terminada, faltan } = await carpeta.readPortada();
    const respuestas = await carpeta.readAnswers();
    const dicha = LECTORES.configuracion(respuestas['listas/configuracion.json'], 'UTC')?.zona;
    const zona = await findZona(context, dicha ?? null, flags);
    const filas: Fila[] = [
      ...(terminada === null ? [SIN_TERMINAR] : []),
      ...judgeMudanza(respuestas, { zona }),
      ...describeFaltan(faltan).map((texto): Fila => ({ tipo: 'falta', texto })),
    ];
    writeRows(
      context,
      filas,
      [
        { header: 'Qué', value: ({ tipo }) => TITULOS[tipo] },
        { header: 'Detalle', value: ({ texto }) => texto, isLong: true },
      ],
      flags,
    );
  },
});
