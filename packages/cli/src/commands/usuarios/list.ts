import { COLUMNAS_USUARIOS } from '@garita/domain/usuarios/columnas';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { listActive, listAll, type Persona } from '../../services/usuarios/list';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Persona>[] = [
  ID,
  { header: 'Usuario', value: ({ usuario }) => usuario },
  COLUMNAS_USUARIOS.mision,
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
];
const DESPEDIDO: Column<Persona> = {
  header: 'Despedido',
  value: ({ despedido }) => despedido,
  kind: 'instant',
};

export const listCommand = createListCommand<Persona, { readonly despedidos?: true }>({
  description: 'Lista a la gente de la agencia por orden de nombre.',
  ejemplos: ['recl', '--despedidos --csv > gente.csv'],
  takes: {
    '[texto]': 'solo los nombres que lo contienen',
    '--despedidos': 'incluye a quienes ya no están',
  },
  llamadas: ['getUsuarios', 'rangos', { id: 'usuarioList', con: 'Con --despedidos' }],
  read: ({ api }, { args: [texto = ''], flags }) =>
    flags.despedidos ? listAll(api, texto) : listActive(api, texto),
  columns: (_, { flags }) => (flags.despedidos ? [...COLUMNS, DESPEDIDO] : COLUMNS),
});
