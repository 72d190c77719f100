import type { Schemas } from '@garita/api-client/Schemas';
import { formatInteger } from '@garita/domain/formato/credits';
import { REGISTROS_BUSCADOS, REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import { UsageError } from '../../errors';
import { MAX } from '../../input/parseCuantos';
import type { Column } from '../../output/Column';
import { type Modulo, searchRegistros } from '../../services/registros/search';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import { type MaxFlags, takeMax } from '../sharedTakes';
import { COLUMNS } from './columns';

type Registro = Schemas['Registros'][Modulo][number];

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

/** `garita registros …` has no verb, since it only lists. */
export const registrosCommand = createListCommand<Registro, MaxFlags>({
  name: 'registros',
  description: DESCRIPCIONES.registros,
  ejemplos: ['ascensos', 'fichajes Recluta --csv > fichajes.csv', 'tiempos --max 20'],
  takes: {
    '<registro>': { help: MODULOS.join(', '), parse: parseModulo },
    '[palabra]': 'solo donde aparece',
    ...takeMax('cuántas anotaciones como mucho; todas si no se indica'),
  },
  llamadas: ['getLogPorPalabra'],
  notes: HELP,
  read: (connection, { args: [modulo, palabra = ''], flags: { max = MAX } }) =>
    searchRegistros(connection, modulo as Modulo, palabra, max),
  columns: (_, { args: [modulo] }) => COLUMNS[modulo as Modulo] as readonly Column<Registro>[],
});
