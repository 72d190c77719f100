import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { listPendientes, type Pendiente } from '../../services/inicio/pendientes';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';

const COLUMNS: readonly Column<Pendiente>[] = [
  { header: 'Qué espera', value: ({ texto }) => texto },
  { header: 'Desde', value: ({ desde }) => desde, kind: 'instant', isMinor: true },
  { header: 'Se ve con', value: ({ orden }) => orden },
];

/** `garita pendientes`: a noun without a verb, since it only lists. */
export const pendientesCommand = (context: Context): Command =>
  createListCommand(context, {
    name: 'pendientes',
    description: DESCRIPCIONES.pendientes,
    ejemplos: ['garita pendientes', 'garita pendientes --watch'],
    columns: COLUMNS,
    read: listPendientes,
    isWatched: true,
  });
