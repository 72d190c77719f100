import { OP_NOMBRE, type RespuestaNombre } from '@garita/domain/nombres/solicitud';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { createRespuestaTarea } from '../../services/nombres/answer';
import { createCommand } from '../createCommand';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';

function createAnswerCommand(
  context: Context,
  name: string,
  description: string,
  op: RespuestaNombre,
): Command {
  const tarea = createRespuestaTarea(op);
  return withLote(
    createCommand(name, `${description} Pide escribir su nombre.`, [
      `garita nombres ${name} Recluta`,
      `garita nombres ${name} Recluta Cabo --dry-run`,
    ]).argument('[usuarios...]', 'quiénes lo pidieron: sus nombres de ahora o sus números'),
    tarea,
  ).action(async (usuarios: string[], flags: LoteFlags) =>
    runPersonas(context, tarea, { flags, usuarios, campos: {}, isDefinitivo: true }),
  );
}

/** What answers whoever asks for another name. */
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
