import { connect } from '../../connect';
import { logout } from '../../services/sesion/logout';
import { defineCommand } from '../defineCommand';
import { DESCRIPCIONES } from '../descripciones';

export const logoutCommand = defineCommand({
  name: 'logout',
  description: DESCRIPCIONES.logout,
  ejemplos: ['', '--portal casa'],
  llamadas: ['logout'],
  run: async (context) => {
    const connection = await connect(context);
    await logout(context.env, connection);
    context.stderr.write(`Has salido de ${connection.servidor}.\n`);
  },
});
