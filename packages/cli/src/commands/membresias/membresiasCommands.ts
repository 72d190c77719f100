import type { Schemas } from '@garita/api-client/Schemas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_MEMBRESIAS } from '@garita/domain/membresias/columnas';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { borrarTarea } from '../../services/membresias/delete';
import { readAll } from '../../services/readAll';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { sellCommand } from './sell';
import { typesCommand } from './types';

const VENDIDAS: readonly Column<Schemas['MembresiaVendida']>[] = [
  ID,
  COLUMNAS_MEMBRESIAS.membresia,
  USUARIO,
  { header: 'Externo', value: ({ externo }) => (externo === 1 ? 'sí' : null), isMinor: true },
  COLUMNAS_MEMBRESIAS.estado,
  { ...COLUMNAS_MEMBRESIAS.finaliza, kind: 'day' },
  { ...ENCARGADO, isMinor: true },
  { ...FECHA, isMinor: true },
];

export const membresiasCommands = (context: Context): Command =>
  createGroup(
    'membresias',
    ['garita membresias list', 'garita membresias sell Recluta --membresia VIP --dias 30'],
    [
      createListCommand(context, {
        description: 'Lista las membresías vendidas, las más nuevas primero.',
        ejemplos: ['garita membresias list', 'garita membresias list --csv > membresias.csv'],
        columns: VENDIDAS,
        read: (connection) => readAll(connection, 'allMembership'),
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
