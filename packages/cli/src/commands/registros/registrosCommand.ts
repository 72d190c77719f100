import { formatInteger } from '@garita/domain/formato/credits';
import { REGISTROS_BUSCADOS, REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import { Argument, type Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import { MAX } from '../../input/parseCuantos';
import type { Column } from '../../output/Column';
import { type ListView, writeList } from '../../output/writeList';
import { type Modulo, searchRegistros } from '../../services/registros/search';
import { createCommand } from '../createCommand';
import { DESCRIPCIONES } from '../descripciones';
import { withListView } from '../withListView';
import { type MaxFlags, withMax } from '../withMax';
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
export const registrosCommand = (context: Context): Command =>
  withLlamadas(
    withMax(
      withListView(
        createCommand('registros', DESCRIPCIONES.registros, [
          'garita registros ascensos',
          'garita registros fichajes Recluta --csv > fichajes.csv',
          'garita registros tiempos --max 20',
        ])
          .addArgument(new Argument('<registro>', MODULOS.join(', ')).argParser(parseModulo))
          .argument('[palabra]', 'solo donde aparece'),
      ),
      'cuántas anotaciones como mucho; todas si no se indica',
    ),
    ['getLogPorPalabra'],
  )
    .addHelpText('after', HELP)
    .action(
      async (
        modulo: Modulo,
        palabra: string | undefined,
        { max = MAX, ...flags }: ListView & MaxFlags,
      ) => {
        const rows = await searchRegistros(await connect(context), modulo, palabra ?? '', max);
        writeList(
          context,
          rows,
          COLUMNS[modulo] as readonly Column<(typeof rows)[number]>[],
          flags,
        );
      },
    );
