import { COLUMNAS_USUARIOS } from '@garita/domain/usuarios/columnas';
import type { Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { type ListView, writeList } from '../../output/writeList';
import { listUsuarios, type Persona } from '../../services/usuarios/list';
import { createCommand } from '../createCommand';
import { withListView } from '../withListView';

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

export const listCommand = (context: Context): Command =>
  withLlamadas(
    withListView(
      createCommand('list', 'Lista a la gente de la agencia por orden de nombre.', [
        'garita usuarios list recl',
        'garita usuarios list --despedidos --csv > gente.csv',
      ])
        .argument('[texto]', 'solo los nombres que lo contienen')
        .option('--despedidos', 'incluye a quienes ya no están'),
    ),
    ['getUsuarios', 'rangos', { id: 'usuarioList', con: 'Con --despedidos' }],
  ).action(async (texto: string | undefined, flags: Flags) => {
    const despedidos = flags.despedidos === true;
    const { api } = await connect(context);
    const personas = await listUsuarios(api, { texto: texto ?? '', despedidos });
    writeList(context, personas, despedidos ? [...COLUMNS, DESPEDIDO] : COLUMNS, flags);
  });
