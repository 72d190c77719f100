import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { type Degrado, listDegrados } from '../../services/degrados/list';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Degrado>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'De', value: ({ rango_anterior }) => rango_anterior },
  { header: 'A', value: ({ rango_degrado }) => rango_degrado },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

/** `garita degrados …` */
export const degradosCommands = (context: Context): Command =>
  createCommand('degrados', 'Quién pasó a una misión inferior, y por qué.', ['garita degrados list']).addCommand(
    createListCommand(context, {
      description: 'Lista los degrados, los más nuevos primero.',
      ejemplos: ['garita degrados list', 'garita degrados list --csv > degrados.csv'],
      columns: COLUMNS,
      read: listDegrados,
    }),
  );
