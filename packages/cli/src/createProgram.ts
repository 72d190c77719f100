import type { Command } from 'commander';
import type { Context } from './Context';
import { createCommand } from './commands/createCommand';
import { periodosCommand } from './commands/nomina/periodos';
import { reopenCommand } from './commands/nomina/reopen';
import { resetCommand } from './commands/nomina/reset';
import { showCommand as showNominaCommand } from './commands/nomina/show';
import { whyCommand } from './commands/nomina/why';
import { loginCommand } from './commands/sesion/login';
import { logoutCommand } from './commands/sesion/logout';
import { whoamiCommand } from './commands/sesion/whoami';
import { listCommand } from './commands/usuarios/list';
import { resetPasswordCommand } from './commands/usuarios/resetPassword';
import { showCommand as showUsuarioCommand } from './commands/usuarios/show';

/** Every command of `garita`. */
export function createProgram(context: Context): Command {
  const usuarios = createCommand('usuarios', 'La gente de la agencia.', ['garita usuarios list recl'])
    .addCommand(listCommand(context))
    .addCommand(showUsuarioCommand(context))
    .addCommand(resetPasswordCommand(context));
  const nomina = createCommand('nomina', 'La nómina y sus periodos.', ['garita nomina show', 'garita nomina reset --dry-run'])
    .addCommand(showNominaCommand(context))
    .addCommand(whyCommand(context))
    .addCommand(periodosCommand(context))
    .addCommand(resetCommand(context))
    .addCommand(reopenCommand(context));
  return createCommand('garita', 'Administra el portal de tu agencia desde la terminal, con los mismos permisos que en él.', [
    'garita login Fundadora',
    'garita usuarios list recl',
    'garita nomina show --csv > nomina.csv',
  ])
    .addCommand(loginCommand(context))
    .addCommand(logoutCommand(context))
    .addCommand(whoamiCommand(context))
    .addCommand(usuarios)
    .addCommand(nomina)
    .addHelpText(
      'after',
      `
Variables de entorno:
  GARITA_URL    dirección del portal; si falta, la del último «garita login»
  GARITA_TOKEN  token de sesión; va antes que la sesión guardada

Códigos de salida: 0 bien, 1 el portal se niega, 2 orden mal escrita o cancelada, 3 sin sesión, 4 sin conexión.`,
    );
}
