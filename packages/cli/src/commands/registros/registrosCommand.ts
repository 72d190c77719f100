import { formatInteger } from '@garita/domain/formato/credits';
import { REGISTROS_BUSCADOS, REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import { MAX } from '../../input/parseCuantos';
import type { Column } from '../../output/Column';
import { type ListView, writeList } from '../../output/writeList';
import { type Modulo, searchRegistros } from '../../services/registros/search';
import { defineCommand } from '../defineCommand';
import { DESCRIPCIONES } from '../descripciones';
import { LIST_VIEW, type MaxFlags, takeMax } from '../sharedTakes';
import { COLUMNS } from './columns';

const MODULOS = Object.keys(COLUMNS) as Modulo[];

function parseModulo(text: string): Modulo {
  const modulo = MODULOS.find((one) => one.toLowerCase() === text.toLowerCase());
  if (!modulo)
    throw new UsageError(`No hay ningún registro «${text}». Son: ${MODULOS.join(', ')}.`);
  return modulo;
}

const HELP = `
El portal da las anotaciones de ${REGISTROS_MAXIMO} en ${REGISTROS_MAXIMO}; se piden todas, o las que diga --max. La palabra se
busca en todo tiempos, ascensos, fichajes y fichajesDia; en los demás, entre las ${formatInteger(REGISTROS_BUSCADOS)} más nuevas
y, si ahí aparece ${REGISTROS_MAXIMO} veces, más atrás.`;

/** `garita registros …`: a noun without a verb, since it only lists. */
export const registrosCommand = defineCommand({
  name: 'registros',
  description: DESCRIPCIONES.registros,
  ejemplos: ['ascensos', 'fichajes Recluta --csv > fichajes.csv', 'tiempos --max 20'],
  takes: {
    '<registro>': { help: MODULOS.join(', '), parse: parseModulo },
    '[palabra]': 'solo donde aparece',
    ...LIST_VIEW,
    ...takeMax('cuántas anotaciones como mucho; todas si no se indica'),
  },
  llamadas: ['getLogPorPalabra'],
  notes: HELP,
  run: async (
    context,
    modulo: Modulo,
    palabra: string | undefined,
    { max = MAX, ...flags }: ListView & MaxFlags,
  ) => {
    const rows = await searchRegistros(await connect(context), modulo, palabra ?? '', max);
    writeList(context, rows, COLUMNS[modulo] as readonly Column<(typeof rows)[number]>[], flags);
  },
});
