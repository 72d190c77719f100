import { COLUMNAS_USUARIOS } from '@garita/domain/usuarios/columnas';
import { formatFields } from '../../output/formatTable';
import { showUsuario } from '../../services/usuarios/show';
import { createShowCommand } from '../createShowCommand';

export const showCommand = createShowCommand({
  name: 'show',
  description: 'Muestra los datos de una persona.',
  ejemplos: ['Recluta', '6 --json'],
  takes: { '<usuario|id>': 'su nombre o su número' },
  llamadas: ['usuarioPorNombre', 'userAllInfo'],
  read: ({ api }, usuario: string) => showUsuario(api, usuario),
  format: (persona) =>
    formatFields(persona, [
      { header: 'Usuario', value: ({ usuario }) => usuario },
      { header: 'Id', value: ({ id }) => id },
      COLUMNAS_USUARIOS.mision,
      { header: 'Categoría', value: ({ categoria, n_categoria }) => `${categoria} ${n_categoria}` },
      COLUMNAS_USUARIOS.firma,
      COLUMNAS_USUARIOS.registro,
      COLUMNAS_USUARIOS.ultimaVez,
      { header: 'Despedido', value: ({ despedido }) => despedido, kind: 'instant' },
    ]),
});
