import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { minutosDebidos } from '@garita/domain/tiempos/describeSaldo';
import { isTiempoLargo, readReloj, TIEMPO_LARGO } from '@garita/domain/tiempos/readReloj';
import { exactMinutesOf } from '@garita/domain/tiempos/reloj';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { prepareCuenta, readCuenta } from '../../services/tiempos/cuenta';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { actoCommands, adjustCommand, openCommand } from './act';
import { showCommand } from './show';

const saldoOf = (tiempo: Schemas['Tiempo']): number =>
  exactMinutesOf(readReloj(tiempo), Date.now()).saldo;

const COLUMNS: readonly Column<Schemas['Tiempo']>[] = [
  ID,
  { header: 'Usuario', value: ({ bajoNombre }) => bajoNombre },
  { header: 'Tiempo', alias: 'Tiempo acumulado', value: ({ mins }) => mins, kind: 'minutes' },
  { header: 'Debe', value: (tiempo) => minutosDebidos(saldoOf(tiempo)) || null, kind: 'minutes' },
  { header: 'Aviso', value: (tiempo) => (isTiempoLargo(tiempo, Date.now()) ? TIEMPO_LARGO : null) },
  { header: 'Pausado', value: ({ pausa }) => (pausa === 1 ? 'sí' : null) },
  { header: 'Supervisa', alias: 'Encargado', value: ({ altoNombre }) => altoNombre },
  { header: 'Inicio', value: ({ inicio }) => inicio, kind: 'instant', isMinor: true },
];

const createTiempos = (context: Context): Command =>
  createGroup(
    'tiempos',
    ['garita tiempos list', 'garita tiempos counting'],
    [
      createListCommand(context, {
        description: 'Lista los tiempos abiertos por orden de nombre.',
        ejemplos: ['garita tiempos list', 'garita tiempos list --json'],
        columns: COLUMNS,
        read: ({ api }) => call(api, 'getAllTime'),
        isWatched: true,
      }),
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
      createListCommand(context, {
        name: 'waiting',
        description: 'Lista los tiempos abiertos que esperan un encargado, por orden de nombre.',
        ejemplos: ['garita tiempos waiting', 'garita tiempos waiting --watch'],
        columns: COLUMNS,
        read: ({ api }) => call(api, 'getSolicitudTiempo'),
        isWatched: true,
      }),
      showCommand(context),
      createActCommand(context, {
        name: 'count',
        description: 'Cambia cómo se cuentan los minutos de quien lleva varios tiempos a la vez.',
        ejemplos: ['garita tiempos count una_vez', 'garita tiempos count por_tiempo --dry-run'],
        extend: (command) => command.argument('<cuenta>', 'una_vez o por_tiempo'),
        prepare: (connection, [cuenta]: [string]) => prepareCuenta(connection, cuenta),
      }),
      openCommand(context),
      adjustCommand(context),
    ],
  );

export function tiemposCommands(context: Context): Command {
  const tiempos = createTiempos(context);
  for (const command of actoCommands(context)) tiempos.addCommand(command);
  return tiempos;
}
