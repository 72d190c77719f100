import type { CategoriaBorrador } from '@garita/domain/escalafon/borrador';
import type { CategoriaConLimite } from '@garita/domain/mantenimiento/catalogo.rules';
import { CategoriaDialog } from '../../escalafon/CategoriaDialog';

/**
 * Switches off the rules that limit `asciende_hasta` by the saved ladder, because here
 * `asciende_hasta` is a level of the draft.
 */
const NO_LIMIT = 10_000;

function toValues({
  nombre,
  misiones: _,
  nivel,
  activa,
  ...categoria
}: CategoriaBorrador): CategoriaConLimite {
  // A level that has no name yet starts with an empty name.
  const isUnknown = !activa && nombre === `Nivel ${nivel}`;
  return {
    ...categoria,
    n_categoria: isUnknown ? '' : nombre,
    permisos: [],
    categorias: NO_LIMIT,
    alcance: NO_LIMIT,
  };
}

interface EditarCategoriaProps {
  categoria: CategoriaBorrador;
  activas: readonly CategoriaBorrador[];
  onApply: (cambio: Partial<CategoriaBorrador>) => void;
  onClose: () => void;
}

/** Edits a category in the draft. If the level is unused, applying puts it into use. */
export function EditarCategoria({ categoria, activas, onApply, onClose }: EditarCategoriaProps) {
  const { nivel, nombre, activa } = categoria;
  return (
    <CategoriaDialog
      values={toValues(categoria)}
      alcances={[
        { id: 0, label: 'Nadie' },
        ...activas.map((one) => ({ id: one.nivel, label: one.nombre })),
      ]}
      title={activa ? `Editar ${nombre}` : `Usar el nivel ${nivel}`}
      submitLabel="Aplicar"
      pendingLabel="Aplicando"
      onSubmit={({
        n_categoria,
        permisos: _,
        categorias: __,
        alcance: ___,
        asciende_hasta,
        ...values
      }) => onApply({ ...values, nombre: n_categoria.trim(), asciende_hasta: asciende_hasta ?? 0 })}
      onClose={onClose}
    />
  );
}
