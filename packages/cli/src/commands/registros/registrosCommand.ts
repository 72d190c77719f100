import { formatInteger } from '@garita/domain/formato/credits';
import { REGISTROS_BUSCADOS, REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import { Argument, type Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { EXIT, PartialError, UsageError } from '../../errors';
import { parseEntero } from '../../input/parseEntero';
import type { Column } from '../../output/Column';
import { type ListFormat, withListFormat, writeRows } from '../../output/writeRows';
import { type Modulo, searchRegistros } from '../../services/registros/search';
import { createCommand } from '../createCommand';
import { COLUMNS } from './columns';

const MODULOS = Object.keys(COLUMNS) as Modulo[];

function parseModulo(text: string): Modulo {
  const modulo = MODULOS.find((one) => one.toLowerCase() === text.toLowerCase());
  if (!modulo) throw new UsageError(`No hay ningún registro «${text}». Son: ${MODULOS.join(', ')}.`);
  return modulo;
}

function parseMax(text: string): number {
  const max = parseEntero(text, '--max', REGISTROS_MAXIMO);
  if (max < 1) throw new UsageError('--max: debe ser al menos 1.');
  return max;
}

const CUT = `El portal da las ${REGISTROS_MAXIMO} anotaciones más nuevas, y puede haber más. Acótalas con una palabra, o indica --max si te bastan.`;

const HELP = `
El portal da ${REGISTROS_MAXIMO} anotaciones como mucho. Si puede haber más y no se indica --max, lo dice y
termina con ${EXIT.partial}. La palabra se busca en todo tiempos, ascensos, fichajes y fichajesDia; en los
demás, entre las ${formatInteger(REGISTROS_BUSCADOS)} más nuevas.`;

/** `garita registros …`: a noun whose one verb is to look. */
export const registrosCommand = (context: Context): Command =>
  withListFormat(
    createCommand('registros', 'Muestra lo último que se ha anotado en un registro, lo más nuevo primero.', [
      'garita registros ascensos',
      'garita registros fichajes Recluta --csv > fichajes.csv',
      'garita registros tiempos --max 20',
    ])
      .addArgument(new Argument('<registro>', MODULOS.join(', ')).argParser(parseModulo))
      .argument('[palabra]', 'solo donde aparece')
      .option('--max <número>', `cuántas anotaciones como mucho, hasta ${REGISTROS_MAXIMO}`, parseMax),
  )
    .addHelpText('after', HELP)
    .action(async (modulo: Modulo, palabra: string | undefined, { max, ...flags }: ListFormat & { readonly max?: number }) => {
      const rows = await searchRegistros(await connect(context), modulo, palabra ?? '');
      writeRows(context, rows.slice(0, max), COLUMNS[modulo] as readonly Column<(typeof rows)[number]>[], flags);
      if (max === undefined && rows.length >= REGISTROS_MAXIMO) throw new PartialError(CUT);
    });
