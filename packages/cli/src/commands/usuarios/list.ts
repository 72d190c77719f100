import { COLUMNAS_USUARIOS } from '@garita/domain/usuarios/columnas';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { type ListView, writeList } from '../../output/writeList';
import { listUsuarios, type Persona } from '../../services/usuarios/list';
import { defineCommand } from '../defineCommand';
import { LIST_VIEW } from '../sharedTakes';

type Flags = ListView & { readonly despedidos?: true };

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

export const listCommand = defineCommand({
  name: 'list',
  description: 'Lista a la gente de la agencia por orden de nombre.',
  ejemplos: ['recl', '--despedidos --csv > gente.csv'],
  takes: {
    '[texto]': 'solo los nombres que lo contienen',
    '--despedidos': 'incluye a quienes ya no están',
    ...LIST_VIEW,
  },
  llamadas: ['getUsuarios', 'rangos', { id: 'usuarioList', con: 'Con --despedidos' }],
  run: async (context, texto: string | undefined, flags: Flags) => {
    const despedidos = flags.despedidos === true;
    const { api } = await connect(context);
    const personas = await listUsuarios(api, { texto: texto ?? '', despedidos });
    writeList(context, personas, despedidos ? [...COLUMNS, DESPEDIDO] : COLUMNS, flags);
  },
});
