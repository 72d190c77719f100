import { formatFields } from '../../output/formatTable';
import { whoami } from '../../services/sesion/whoami';
import { createShowCommand } from '../createShowCommand';
import { DESCRIPCIONES } from '../descripciones';

export const whoamiCommand = createShowCommand({
  name: 'whoami',
  description: DESCRIPCIONES.whoami,
  ejemplos: ['', '--json'],
  llamadas: ['usuarioPermiso'],
  read: async (connection) => ({
    ...(await whoami(connection)),
    servidor: connection.servidor,
  }),
  format: (yo) =>
    formatFields(yo, [
      { header: 'Usuario', value: ({ usuario }) => usuario },
      { header: 'Id', value: ({ id }) => id },
      { header: 'Misión', value: ({ mision }) => mision },
      { header: 'Categoría', value: ({ id_categoria }) => id_categoria },
      { header: 'Dueña', value: ({ permisoSys }) => (permisoSys === 1 ? 'sí' : 'no') },
      { header: 'Permisos', value: ({ permisos }) => permisos.join(' ') || null },
      { header: 'Servidor', value: ({ servidor }) => servidor },
    ]),
});
