import type { Command } from 'commander';
import type { Context } from '../../Context';
import { createGroup } from '../createGroup';
import { renewCodesCommand } from './codigos';
import { cuentaCommands } from './cuenta';
import { editCommand, reenterCommand } from './edit';
import { importCommand } from './import';
import { listCommand } from './list';
import { resetPasswordCommand } from './resetPassword';
import { showCommand } from './show';

export function usuariosCommands(context: Context): Command {
  const usuarios = createGroup(
    'usuarios',
    ['garita usuarios list recl', 'garita usuarios import altas.csv --dry-run'],
    [
      listCommand(context),
      showCommand(context),
      editCommand(context),
      reenterCommand(context),
      resetPasswordCommand(context),
      importCommand(context),
      renewCodesCommand(context),
    ],
  );
  for (const command of cuentaCommands(context)) usuarios.addCommand(command);
  return usuarios;
}
