import type { Command } from 'commander';
import type { Context } from '../../Context';
import { borrarTarea, createMarcarTarea, MARCA } from '../../services/multas/change';
import { createCommand } from '../createCommand';
import type { LoteFlags } from '../runLote';
import { runVarios, withLote } from '../withLote';

function createMarcarCommand(
  context: Context,
  name: string,
  description: string,
  marca: Parameters<typeof createMarcarTarea>[0],
): Command {
  const tarea = createMarcarTarea(marca);
  return withLote(
    createCommand(name, description, [
      `garita multas ${name} 12 15`,
      `garita multas ${name} 12 --dry-run`,
      `garita multas list --filtro usuario=Recluta --csv | garita multas ${name} --archivo - --yes`,
    ]).argument('[ids...]', 'los de las multas'),
    tarea,
  ).action(async (valores: string[], flags: LoteFlags) =>
    runVarios(context, tarea, { quien: 'id', valores, campos: {}, flags }),
  );
}

export const collectCommand = (context: Context): Command =>
  createMarcarCommand(context, 'collect', 'Marca una multa como cobrada.', MARCA.cobrada);
export const uncollectCommand = (context: Context): Command =>
  createMarcarCommand(context, 'uncollect', 'Marca una multa como no cobrada.', MARCA.noCobrada);

export const deleteCommand = (context: Context): Command =>
  withLote(
    createCommand(
      'delete',
      'Borra una multa, que el historial conserva. Pide escribir el nombre de la persona.',
      ['garita multas delete 12 15', 'garita multas delete 12 --yes'],
    ).argument('[ids...]', 'los de las multas'),
    borrarTarea,
  ).action(async (valores: string[], flags: LoteFlags) =>
    runVarios(context, borrarTarea, {
      quien: 'id',
      valores,
      campos: {},
      flags,
      isDefinitivo: true,
    }),
  );
