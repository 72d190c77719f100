import type { Subject } from '@garita/domain/acceso/can';
import styled from 'styled-components';
import { Select } from '../../components/Select';
import type { FieldBinding } from '../../form/useForm';
import { media, space } from '../../theme/tokens';
import type { CategoriaConMisiones, UsuarioCompleto } from './UsuariosScreenProps';

const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.wide} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
`;

/**
 * Whether the viewer may give a rank. The owner may give any rank, others the ranks of lower
 * categories.
 */
const isGivenBy =
  (viewer: Subject) =>
  ({ id_categoria }: CategoriaConMisiones): boolean =>
    viewer.permisoSys === 1 || id_categoria < viewer.id_categoria;

interface RangoFieldsProps {
  categorias: readonly CategoriaConMisiones[];
  viewer: Subject;
  /** The person as shown: if their category is chosen again, their mission is restored. */
  usuario: UsuarioCompleto;
  categoria: FieldBinding<number>;
  /** A mission's id; null until a mission is chosen. */
  rango: FieldBinding<number | null>;
}

export function RangoFields({ categorias, viewer, usuario, categoria, rango }: RangoFieldsProps) {
  const misiones =
    categorias.find(({ id_categoria }) => id_categoria === categoria.value)?.misiones ?? [];
  const chooseCategoria = (id: number) => {
    categoria.onChange(id);
    rango.onChange(id === usuario.categoria ? usuario.rango : null);
  };
  return (
    <Pair>
      <Select
        label="Categoría"
        options={categorias.filter(isGivenBy(viewer)).map(({ id_categoria, n_categoria }) => ({
          id: id_categoria,
          label: `${id_categoria} · ${n_categoria}`,
        }))}
        {...categoria}
        onChange={(id) => chooseCategoria(Number(id))}
      />
      <Select
        label="Misión"
        placeholder="Elige una misión"
        options={misiones.map(({ id, nombre }) => ({ id, label: nombre }))}
        {...rango}
        onChange={(id) => rango.onChange(id === null ? null : Number(id))}
      />
    </Pair>
  );
}
