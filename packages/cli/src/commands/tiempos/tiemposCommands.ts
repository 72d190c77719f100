import { minutosDebidos } from '@garita/domain/tiempos/describeSaldo';
import { isTiempoLargo, readReloj, TIEMPO_LARGO } from '@garita/domain/tiempos/readReloj';
import { exactMinutesOf } from '@garita/domain/tiempos/reloj';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { prepareCuenta, readCuenta } from '../../services/tiempos/cuenta';
import { listTiempos, type Tiempo } from '../../services/tiempos/list';
import { listSinEncargado } from '../../services/tiempos/show';
import { applyCambio, type CambioFlags, withCambio } from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import { actoCommands, adjustCommand, openCommand } from './act';
import { showCommand } from './show';

const saldoOf = (tiempo: Tiempo): number => exactMinutesOf(readReloj(tiempo), Date.now()).saldo;

const COLUMNS: readonly Column<Tiempo>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ bajoNombre }) => bajoNombre },
  { header: 'Tiempo', alias: 'Tiempo acumulado', value: ({ mins }) => mins, kind: 'minutes' },
  { header: 'Debe', value: (tiempo) => minutosDebidos(saldoOf(tiempo)) || null, kind: 'minutes' },
  { header: 'Aviso', value: (tiempo) => (isTiempoLargo(tiempo, Date.now()) ? TIEMPO_LARGO : null) },
  { header: 'Pausado', value: ({ pausa }) => (pausa === 1 ? 'sí' : null) },
  { header: 'Supervisa', alias: 'Encargado', value: ({ altoNombre }) => altoNombre },
  { header: 'Inicio', value: ({ inicio }) => inicio, kind: 'instant', isMinor: true },
];

const countCommand = (context: Context): Command =>
  withCambio(
    createCommand(
      'count',
      'Cambia cómo se cuentan los minutos de quien lleva varios tiempos a la vez.',
      ['garita tiempos count una_vez', 'garita tiempos count por_tiempo --dry-run'],
    ).argument('<cuenta>', 'una_vez o por_tiempo'),
  ).action(async (cuenta: string, flags: CambioFlags) =>
    applyCambio(context, flags, (connection) => prepareCuenta(connection, cuenta)),
  );

const createTiempos = (context: Context): Command =>
  createCommand('tiempos', DESCRIPCIONES.tiempos, [
    'garita tiempos list',
    'garita tiempos counting',
  ])
    .addCommand(
      createListCommand(context, {
        description: 'Lista los tiempos abiertos por orden de nombre.',
        ejemplos: ['garita tiempos list', 'garita tiempos list --json'],
        columns: COLUMNS,
        read: listTiempos,
        isWatched: true,
      }),
    )
    .addCommand(
      createListCommand(context, {
        name: 'counting',
        description: 'Dice cómo se cuentan los minutos de quien lleva varios tiempos a la vez.',
        ejemplos: ['garita tiempos counting', 'garita tiempos counting --json'],
        columns: [
          { header: 'Cuenta', value: ({ cuenta }) => cuenta },
          { header: 'Significa', value: ({ significa }) => significa, isLong: true },
        ],
        read: readCuenta,
      }),
    )
    .addCommand(
      createListCommand(context, {
        name: 'waiting',
        description: 'Lista los tiempos abiertos que esperan un encargado, por orden de nombre.',
        ejemplos: ['garita tiempos waiting', 'garita tiempos waiting --watch'],
        columns: COLUMNS,
        read: listSinEncargado,
        isWatched: true,
      }),
    )
    .addCommand(showCommand(context))
    .addCommand(countCommand(context))
    .addCommand(openCommand(context))
    .addCommand(adjustCommand(context));

/** `garita tiempos …` */
export function tiemposCommands(context: Context): Command {
  const tiempos = createTiempos(context);
  for (const command of actoCommands(context)) tiempos.addCommand(command);
  return tiempos;
}
