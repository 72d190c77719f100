import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { borrarTarea } from '../../services/membresias/delete';
import { listVendidas, type MembresiaVendida } from '../../services/membresias/list';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { sellCommand } from './sell';
import { typesCommand } from './types';

const VENDIDAS: readonly Column<MembresiaVendida>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Membresía', value: ({ membresiaNombre }) => membresiaNombre },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Externo', value: ({ externo }) => (externo === 1 ? 'sí' : null), isMinor: true },
  { header: 'Estado', value: ({ estado }) => estado },
  { header: 'Finaliza', value: ({ finaliza }) => finaliza, kind: 'day' },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

/** `garita membresias …` */
export const membresiasCommands = (context: Context): Command =>
  createGroup(
    'membresias',
    ['garita membresias list', 'garita membresias sell Recluta --membresia VIP --dias 30'],
    [
      createListCommand(context, {
        description: 'Lista las membresías vendidas, las más nuevas primero.',
        ejemplos: ['garita membresias list', 'garita membresias list --csv > membresias.csv'],
        columns: VENDIDAS,
        read: listVendidas,
      }),
      typesCommand(context),
      sellCommand(context),
      createBulkCommand(context, borrarTarea, {
        description:
          'Borra una membresía vendida, que el historial conserva. Pide escribir el nombre de quien la tiene.',
        ejemplos: ['garita membresias delete 12 15', 'garita membresias delete 12 --dry-run'],
        takes: { '[ids...]': 'los de las ventas' },
        isDefinitivo: true,
      }),
    ],
  );
