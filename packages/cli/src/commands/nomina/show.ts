import { formatCredits } from '@garita/domain/formato/credits';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import { findFailure } from '@garita/domain/reglas/Rule';
import { rangoFechasRules } from '@garita/domain/reglas/rangoFechas.rules';
import { type Command, Option } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import type { Column } from '../../output/Column';
import { type ListFormat, withListFormat, writeRows } from '../../output/writeRows';
import { showNomina, type Vista } from '../../services/nomina/show';
import { createCommand } from '../createCommand';
import { parsePeriodo } from './parsePeriodo';

interface Flags extends ListFormat {
  readonly desde?: string;
  readonly hasta?: string;
  readonly periodo?: number;
}

const COLUMNS: readonly Column<FilaNomina>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  { header: 'Ascensos', value: ({ ascensos }) => ascensos, kind: 'number' },
  { header: 'Asistencias', value: ({ asistencias }) => asistencias, kind: 'number' },
  { header: 'Tiempo', value: ({ times }) => times, kind: 'minutes' },
  { header: 'Paga', value: ({ paga }) => paga, kind: 'credits' },
  { header: 'Reducción', value: ({ reducido }) => (reducido ? 'sí' : null), isMinor: true },
  { header: 'Última anotación', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

/** The option that gives each of the two days. */
const DAYS = { inicio: '--desde', final: '--hasta' } as const;

/** Which payroll the options ask for. @throws UsageError for days that are no range. */
function toVista({ desde, hasta, periodo }: Flags): Vista {
  if (periodo !== undefined) return { kind: 'periodo', periodo };
  if (desde === undefined && hasta === undefined) return { kind: 'abierto' };
  const rango = { inicio: desde ?? '', final: hasta ?? '' };
  const failure = findFailure(rangoFechasRules, rango);
  if (failure) throw new UsageError(`${DAYS[failure.campo]}: ${failure.texto}.`);
  return { kind: 'fechas', rango };
}

export const showCommand = (context: Context): Command =>
  withListFormat(
    createCommand('show', 'Muestra la nómina: lo que hizo cada persona y lo que gana con ello. Sin fechas ni periodo, la abierta.', [
      'garita nomina show',
      'garita nomina show --desde 2026-11-16 --hasta 2026-11-21',
      'garita nomina show --periodo 4 --csv > nomina.csv',
    ])
      .option('--desde <día>', 'lo anotado desde ese día, como 2026-11-16')
      .option('--hasta <día>', 'y hasta ese otro, ambos incluidos')
      .addOption(new Option('--periodo <número>', 'un periodo: los cerrados, como se cerraron').argParser(parsePeriodo).conflicts(['desde', 'hasta'])),
  ).action(async (flags: Flags) => {
    const vista = toVista(flags);
    const { api } = await connect(context);
    const { filas, total } = await showNomina(api, vista);
    writeRows(context, filas, COLUMNS, flags, `\nTotal: ${formatCredits(total)}\n`);
  });
