import type { Command } from 'commander';
import type { Context } from '../../Context';
import { createCommand } from '../createCommand';
import { DESCRIPCIONES } from '../descripciones';
import { renewCodesCommand } from './codigos';
import { cuentaCommands } from './cuenta';
import { editCommand, reenterCommand } from './edit';
import { importCommand } from './import';
import { listCommand } from './list';
import { resetPasswordCommand } from './resetPassword';
import { showCommand } from './show';

/** `garita usuarios …` */
export function usuariosCommands(context: Context): Command {
  const usuarios = createCommand('usuarios', DESCRIPCIONES.usuarios, [
    'garita usuarios list recl',
    'garita usuarios import altas.csv --dry-run',
  ])
    .addCommand(listCommand(context))
    .addCommand(showCommand(context))
    .addCommand(editCommand(context))
    .addCommand(reenterCommand(context))
    .addCommand(resetPasswordCommand(context))
    .addCommand(importCommand(context))
    .addCommand(renewCodesCommand(context));
  for (const command of cuentaCommands(context)) usuarios.addCommand(command);
  return usuarios;
}
