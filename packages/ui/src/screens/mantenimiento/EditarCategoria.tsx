import type { Subject } from '@garita/domain/acceso/can';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { formatTiempoAscenso } from '@garita/domain/ascensos/tiempoAscenso';
import { alcanceOf, CAMPOS_CATEGORIA } from '@garita/domain/mantenimiento/catalogo';
import type { CategoriaConLimite } from '@garita/domain/mantenimiento/catalogo.rules';
import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import { Notice } from '../../components/Notice';
import type { Form } from '../../form/useForm';
import { CategoriaDialog } from '../escalafon/CategoriaDialog';
import { PermisosField } from '../PermisosField';
import { Cambios } from './Cambios';
import { describeCambios } from './describeCambios';
import type { Categoria, MantenimientoScreenProps } from './MantenimientoScreenProps';

function toValues(
  categoria: Categoria,
  categorias: readonly Categoria[],
  viewer: Subject,
): CategoriaConLimite {
  const { id_categoria: _, misiones: __, personas: ___, ...rest } = categoria;
  const ids = categorias.map(({ id_categoria }) => id_categoria);
  return { ...rest, categorias: ids.length, alcance: alcanceOf(viewer, ids, rest.asciende_hasta) };
}

const describeAlcance = (personas: number): string =>
  personas === 0
    ? 'Ahora nadie está en esta categoría: valdrá para quien llegue a ella.'
    : `Lo que marques o quites vale desde su próxima acción para ${personas === 1 ? 'la única persona' : `las ${personas} personas`} de esta categoría.`;

function CodigosDeSerie({ form, personas }: { form: Form<CategoriaConLimite>; personas: number }) {
  const { value, ...field } = form.field('permisos');
  return (
    <>
      <PermisosField
        label={CAMPOS_CATEGORIA.permisos}
        value={value as readonly Permiso[]}
        isOpen={() => true}
        {...field}
      />
      <Notice tone="caution">{describeAlcance(personas)}</Notice>
    </>
  );
}

interface EditarCategoriaProps extends Pick<MantenimientoScreenProps, 'onEditRango'> {
  categoria: Categoria;
  categorias: readonly Categoria[];
  viewer: Subject;
  onClose: () => void;
}

/**
 * Edits a category, and shows the changes before they are sent. Only the owner sees its
 * permissions.
 */
export function EditarCategoria({
  categoria,
  categorias,
  viewer,
  onEditRango,
  onClose,
}: EditarCategoriaProps) {
  const shown = toValues(categoria, categorias, viewer);
  const alcances = [
    { id: 0, label: 'Nadie' },
    ...categorias
      .slice(0, shown.alcance)
      .map(({ n_categoria }, i) => ({ id: i + 1, label: n_categoria })),
  ];
  const words = {
    tiempo_ascenso: (tiempo: string) =>
      /^\d+ \w+$/.test(tiempo) ? formatTiempoAscenso(tiempo) : '—',
    asciende_hasta: (position: number) => alcances[position]?.label ?? '—',
    traslado_venta: (value: number | null) => (value ? 'Sí' : 'No'),
  };
  return (
    <CategoriaDialog
      values={shown}
      alcances={alcances}
      title={`Editar ${categoria.n_categoria}`}
      label={`Categoría ${categoria.n_categoria}`}
      submitLabel="Guardar"
      pendingLabel="Guardando la categoría"
      onSubmit={(values) => onEditRango(categoria, mergeCambio(shown, values).cambios)}
      onClose={onClose}
    >
      {(form) => (
        <>
          {viewer.permisoSys === 1 && <CodigosDeSerie form={form} personas={categoria.personas} />}
          <Cambios cambios={describeCambios(shown, form.values, CAMPOS_CATEGORIA, words)} />
        </>
      )}
    </CategoriaDialog>
  );
}
