import type { Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { logout } from '../../services/sesion/logout';
import { createCommand } from '../createCommand';
import { DESCRIPCIONES } from '../descripciones';

export const logoutCommand = (context: Context): Command =>
  withLlamadas(
    createCommand('logout', DESCRIPCIONES.logout, ['garita logout', 'garita logout --portal casa']),
    ['logout'],
  ).action(async () => {
    const connection = await connect(context);
    await logout(context.env, connection);
    context.stderr.write(`Has salido de ${connection.servidor}.\n`);
  });
