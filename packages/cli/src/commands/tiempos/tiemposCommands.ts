import { minutosDebidos } from '@garita/domain/tiempos/describeSaldo';
import { isTiempoLargo, readReloj, TIEMPO_LARGO } from '@garita/domain/tiempos/readReloj';
import { exactMinutesOf } from '@garita/domain/tiempos/reloj';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { listTiempos, type Tiempo } from '../../services/tiempos/list';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';

const saldoOf = (tiempo: Tiempo): number => exactMinutesOf(readReloj(tiempo), Date.now()).saldo;

const COLUMNS: readonly Column<Tiempo>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ bajoNombre }) => bajoNombre },
  { header: 'Tiempo', value: ({ mins }) => mins, kind: 'minutes' },
  { header: 'Debe', value: (tiempo) => minutosDebidos(saldoOf(tiempo)) || null, kind: 'minutes' },
  { header: 'Aviso', value: (tiempo) => (isTiempoLargo(tiempo, Date.now()) ? TIEMPO_LARGO : null) },
  { header: 'Pausado', value: ({ pausa }) => (pausa === 1 ? 'sí' : null) },
  { header: 'Supervisa', value: ({ altoNombre }) => altoNombre },
  { header: 'Inicio', value: ({ inicio }) => inicio, kind: 'instant', isMinor: true },
];

/** `garita tiempos …` */
export const tiemposCommands = (context: Context): Command =>
  createCommand('tiempos', 'Los tiempos abiertos. Para verlos hay que haber fichado.', ['garita tiempos list']).addCommand(
    createListCommand(context, {
      description: 'Lista los tiempos abiertos por orden de nombre.',
      ejemplos: ['garita tiempos list', 'garita tiempos list --json'],
      columns: COLUMNS,
      read: listTiempos,
    }),
  );
