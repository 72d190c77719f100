import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { listTiempos, type Tiempo } from '../../services/tiempos/list';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Tiempo>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ bajoNombre }) => bajoNombre },
  { header: 'Tiempo', value: ({ mins }) => mins, kind: 'minutes' },
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
