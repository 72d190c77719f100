import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { toVisible } from '../../output/toVisible';
import { checkResetPassword, findPersona, resetPassword } from '../../services/usuarios/resetPassword';
import { confirmByTyping, requireSomebody } from '../../terminal/confirmByTyping';
import { createCommand } from '../createCommand';
import { type Confirmation, withConfirmation } from '../withConfirmation';

export const resetPasswordCommand = (context: Context): Command =>
  withConfirmation(
    createCommand('reset-password', 'Da a una persona una contraseña nueva, que tendrá que cambiar al entrar, y cierra sus sesiones.', [
      'garita usuarios reset-password Recluta',
      'garita usuarios reset-password Recluta --yes > clave.txt',
    ]).argument('<usuario>', 'su nombre'),
  ).action(async (usuario: string, { yes, dryRun }: Confirmation) => {
    if (!yes && !dryRun) requireSomebody(context);
    const connection = await connect(context);
    const persona = await findPersona(connection.api, usuario);
    const quien = toVisible(`${persona.usuario} (id ${persona.id}, ${persona.mision})`);
    if (dryRun) {
      await checkResetPassword(connection, persona);
      context.stderr.write(`${quien} recibiría una contraseña nueva y se cerrarían sus sesiones. No se ha cambiado nada.\n`);
      return;
    }
    if (!yes) {
      context.stderr.write(`${quien} recibirá una contraseña nueva y se cerrarán sus sesiones.\n`);
      await confirmByTyping(context, persona.usuario);
    }
    // Alone on stdout, so that it can be piped.
    context.stdout.write(`${await resetPassword(connection.api, persona.id)}\n`);
    context.stderr.write(`Contraseña nueva de ${quien}. No se volverá a mostrar y tendrá que cambiarla al entrar.\n`);
  });
