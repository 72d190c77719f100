import type { Command } from 'commander';
import type { Context } from '../../Context';
import { borrarTarea, createMarcarTarea, MARCA } from '../../services/multas/change';
import { createBulkCommand } from '../createBulkCommand';

function createMarcarCommand(
  context: Context,
  name: string,
  description: string,
  marca: Parameters<typeof createMarcarTarea>[0],
): Command {
  const tarea = createMarcarTarea(marca);
  return createBulkCommand(context, tarea, {
    description,
    ejemplos: [
      `garita multas ${name} 12 15`,
      `garita multas ${name} 12 --dry-run`,
      `garita multas list --filtro usuario=Recluta --csv | garita multas ${name} --archivo - --yes`,
    ],
    takes: { '[ids...]': 'los de las multas' },
  });
}

export const collectCommand = (context: Context): Command =>
  createMarcarCommand(context, 'collect', 'Marca una multa como cobrada.', MARCA.cobrada);
export const uncollectCommand = (context: Context): Command =>
  createMarcarCommand(context, 'uncollect', 'Marca una multa como no cobrada.', MARCA.noCobrada);

export const deleteCommand = (context: Context): Command =>
  createBulkCommand(context, borrarTarea, {
    description:
      'Borra una multa, que el historial conserva. Pide escribir el nombre de la persona.',
    ejemplos: ['garita multas delete 12 15', 'garita multas delete 12 --yes'],
    takes: { '[ids...]': 'los de las multas' },
    isDefinitivo: true,
  });
