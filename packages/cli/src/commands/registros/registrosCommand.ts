import { Argument, type Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
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

/** `garita registros …`: a noun whose one verb is to look. */
export const registrosCommand = (context: Context): Command =>
  withListFormat(
    createCommand('registros', 'Muestra lo último que se ha anotado en un registro, lo más nuevo primero.', [
      'garita registros ascensos',
      'garita registros fichajes Recluta --csv > fichajes.csv',
    ])
      .addArgument(new Argument('<registro>', MODULOS.join(', ')).argParser(parseModulo))
      .argument('[palabra]', 'solo donde aparece'),
  ).action(async (modulo: Modulo, palabra: string | undefined, flags: ListFormat) => {
    const rows = await searchRegistros(await connect(context), modulo, palabra ?? '');
    writeRows(context, rows, COLUMNS[modulo] as readonly Column<(typeof rows)[number]>[], flags);
  });
