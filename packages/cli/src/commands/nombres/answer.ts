import { OP_NOMBRE, type RespuestaNombre } from '@garita/domain/nombres/solicitud';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { createRespuestaTarea } from '../../services/nombres/answer';
import { createBulkCommand } from '../createBulkCommand';

function createAnswerCommand(
  context: Context,
  name: string,
  description: string,
  op: RespuestaNombre,
): Command {
  const tarea = createRespuestaTarea(op);
  return createBulkCommand(context, tarea, {
    description: `${description} Pide escribir su nombre.`,
    ejemplos: [`garita nombres ${name} Recluta`, `garita nombres ${name} Recluta Cabo --dry-run`],
    takes: { '[usuarios...]': 'quiénes lo pidieron: sus nombres de ahora o sus números' },
    isDefinitivo: true,
  });
}

export const answerCommands = (context: Context): readonly Command[] => [
  createAnswerCommand(
    context,
    'accept',
    'Acepta el nombre que una persona ha pedido.',
    OP_NOMBRE.aceptar,
  ),
  createAnswerCommand(
    context,
    'decline',
    'Declina el nombre que una persona ha pedido.',
    OP_NOMBRE.declinar,
  ),
];
