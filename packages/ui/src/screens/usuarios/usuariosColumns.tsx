import { COLUMNAS_USUARIOS } from '@garita/domain/usuarios/columnas';
import type { Column } from '../../components/DataTable/column';
import { Firma } from '../../components/Firma';
import { personaColumn } from '../columns/personaColumn';
import type { CategoriaConMisiones, Usuario } from './UsuariosScreenProps';

/** A person in the results, with the name of their mission; null if the ladder no longer has it. */
export interface FilaUsuario extends Usuario {
  readonly mision: string | null;
}

export function toFilas(
  usuarios: readonly Usuario[],
  categorias: readonly CategoriaConMisiones[],
): FilaUsuario[] {
  const nombres = new Map(
    categorias.flatMap(({ misiones }) => misiones.map(({ id, nombre }) => [id, nombre] as const)),
  );
  return usuarios.map((usuario) => ({ ...usuario, mision: nombres.get(usuario.rango) ?? null }));
}

/** The state of a person (USU-04, USU-05). */
export const estadoOf = ({ despedido }: Pick<Usuario, 'despedido'>): 'Activo' | 'Despedido' =>
  despedido === null ? 'Activo' : 'Despedido';

export const usuariosColumns: readonly Column<FilaUsuario>[] = [
  personaColumn(({ usuario }) => usuario, { categoria: ({ categoria }) => categoria }),
  { ...COLUMNAS_USUARIOS.mision, card: 'meta', line: ({ mision }) => mision ?? '' },
  {
    ...COLUMNAS_USUARIOS.firma,
    card: 'meta',
    cell: ({ firma }) => (firma ? <Firma firma={firma} /> : '—'),
  },
  { ...COLUMNAS_USUARIOS.registro, card: 'hidden' },
  { ...COLUMNAS_USUARIOS.ultimaVez, card: 'meta' },
  {
    id: 'estado',
    header: 'Estado',
    value: estadoOf,
    kind: 'state',
    card: 'main',
    tone: ({ despedido }) => (despedido === null ? 'success' : 'neutral'),
  },
];
