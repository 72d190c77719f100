import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Tarea } from '../../lote/Tarea';
import { direccionesTarea } from '../../services/usuarios/clearIp';
import { factoresTarea } from '../../services/usuarios/resetFactors';
import { createBulkCommand } from '../createBulkCommand';

function createCuentaCommand(
  context: Context,
  name: string,
  description: string,
  tarea: Tarea<'usuario', string>,
): Command {
  return createBulkCommand(context, tarea, {
    description: `${description} Pide escribir su nombre.`,
    ejemplos: [`garita usuarios ${name} Recluta`, `garita usuarios ${name} Recluta Cabo --dry-run`],
    isDefinitivo: true,
  });
}

export const cuentaCommands = (context: Context): readonly Command[] => [
  createCuentaCommand(
    context,
    'clear-ip',
    'Olvida las direcciones de red de una persona, que sale así de su grupo de clones.',
    direccionesTarea,
  ),
  createCuentaCommand(
    context,
    'reset-factors',
    'Quita el segundo factor a una persona que lo ha perdido.',
    factoresTarea,
  ),
];
