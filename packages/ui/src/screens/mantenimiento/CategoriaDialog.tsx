import type { Subject } from '@garita/domain/acceso/can';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { describeEspera, formatTiempoAscenso } from '@garita/domain/ascensos/tiempoAscenso';
import { alcanceOf, CAMPOS_CATEGORIA } from '@garita/domain/mantenimiento/catalogo';
import {
  type CategoriaConLimite,
  categoriaRules,
} from '@garita/domain/mantenimiento/catalogo.rules';
import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import styled from 'styled-components';
import { Notice } from '../../components/Notice';
import { NumberField } from '../../components/NumberField';
import { Select } from '../../components/Select';
import { Switch } from '../../components/Switch';
import { TextField } from '../../components/TextField';
import { FormDialog } from '../../form/FormDialog';
import { type Form, useForm } from '../../form/useForm';
import { media, space } from '../../theme/tokens';
import { PermisosField } from '../PermisosField';
import { Cambios } from './Cambios';
import { describeCambios } from './describeCambios';
import type { Categoria, MantenimientoScreenProps } from './MantenimientoScreenProps';
import { TiempoField } from './TiempoField';
import { unitOf } from './unitOf';

const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
`;

const TEXTOS = ['traslado', 'porciento'] as const;
const PAREJAS = [
  ['nomina_ascenso', 'nomina_asistencia'],
  ['nomina_times', 'paga_nomina'],
  ['boni_ascenso', 'boni_asistencia'],
  ['boni_times', 'paga_boni'],
] as const;

function toValues(
  categoria: Categoria,
  categorias: readonly Categoria[],
  viewer: Subject,
): CategoriaConLimite {
  const { id_categoria: _, misiones: __, personas: ___, ...rest } = categoria;
  const ids = categorias.map(({ id_categoria }) => id_categoria);
  return { ...rest, categorias: ids.length, alcance: alcanceOf(viewer, ids, rest.asciende_hasta) };
}

function Numero({
  form,
  campo,
}: {
  form: Form<CategoriaConLimite>;
  campo: (typeof PAREJAS)[number][number];
}) {
  const unit = unitOf(campo);
  return (
    <NumberField
      label={CAMPOS_CATEGORIA[campo]}
      min={0}
      {...(unit && { unit })}
      {...form.field(campo)}
    />
  );
}

interface CategoriaDialogProps extends Pick<MantenimientoScreenProps, 'onEditRango' | 'onAviso'> {
  categoria: Categoria;
  categorias: readonly Categoria[];
  viewer: Subject;
  onClose: () => void;
}

/** How many people the codes of a category reach. */
const describeAlcance = (personas: number): string =>
  personas === 0
    ? 'Ahora nadie está en esta categoría: valdrá para quien llegue a ella.'
    : `Lo que marques o quites vale desde su próxima acción para ${personas === 1 ? 'la única persona' : `las ${personas} personas`} de esta categoría.`;

/** The codes that come with the category. */
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

/** Edits a category (MAN-01, MAN-10). Its default codes are the owner's alone. */
export function CategoriaDialog({
  categoria,
  categorias,
  viewer,
  onEditRango,
  onAviso,
  onClose,
}: CategoriaDialogProps) {
  const shown = toValues(categoria, categorias, viewer);
  // What people read of the wait follows from it, unless the agency has words of its own: «Por nombramiento».
  const saysItsWait = shown.ascenso === describeEspera(shown.tiempo_ascenso);
  const form = useForm<CategoriaConLimite>({
    initial: shown,
    rules: categoriaRules,
    onSubmit: async (values) => {
      await onEditRango(
        categoria,
        mergeCambio(
          shown,
          saysItsWait ? { ...values, ascenso: describeEspera(values.tiempo_ascenso) } : values,
        ).cambios,
      );
      onClose();
    },
    onAviso,
  });
  const reachable = categorias.slice(0, shown.alcance);
  const positions = [
    { id: 0, label: 'Nadie' },
    ...reachable.map(({ n_categoria }, i) => ({ id: i + 1, label: n_categoria })),
  ];
  const asciende = form.field<'asciende_hasta', HTMLElement>('asciende_hasta');
  const venta = form.field('traslado_venta');
  const cambios = describeCambios(shown, form.values, CAMPOS_CATEGORIA, {
    tiempo_ascenso: (tiempo: string) =>
      /^\d+ \w+$/.test(tiempo) ? formatTiempoAscenso(tiempo) : '—',
    asciende_hasta: (position: number) => positions[position]?.label ?? '—',
    traslado_venta: (value: number | null) => (value ? 'Sí' : 'No'),
  });
  return (
    <FormDialog
      form={form}
      title={`Editar ${categoria.n_categoria}`}
      label={`Categoría ${categoria.n_categoria}`}
      submitLabel="Guardar"
      pendingLabel="Guardando la categoría"
      size="medium"
      onClose={onClose}
    >
      <Pair>
        <TextField
          label={CAMPOS_CATEGORIA.n_categoria}
          maxLength={100}
          {...form.field('n_categoria')}
        />
        <TextField
          label={CAMPOS_CATEGORIA.placa}
          description="Dirección de su imagen; vacía, la placa del portal."
          isLiteral
          maxLength={300}
          {...form.field('placa')}
        />
      </Pair>
      <TiempoField label={CAMPOS_CATEGORIA.tiempo_ascenso} {...form.field('tiempo_ascenso')} />
      <Pair>
        {!saysItsWait && (
          <TextField
            label={CAMPOS_CATEGORIA.ascenso}
            description="Como lo lee la gente."
            maxLength={100}
            {...form.field('ascenso')}
          />
        )}
        <Select
          label={CAMPOS_CATEGORIA.asciende_hasta}
          options={positions}
          {...asciende}
          onChange={(id) => asciende.onChange(Number(id))}
        />
      </Pair>
      {PAREJAS.map((pareja) => (
        <Pair key={pareja[0]}>
          {pareja.map((campo) => (
            <Numero key={campo} form={form} campo={campo} />
          ))}
        </Pair>
      ))}
      <Pair>
        {TEXTOS.map((campo) => (
          <TextField
            key={campo}
            label={CAMPOS_CATEGORIA[campo]}
            maxLength={100}
            {...form.field(campo)}
          />
        ))}
      </Pair>
      <Switch
        label={CAMPOS_CATEGORIA.traslado_venta}
        description="Se puede comprar un traslado a esta categoría."
        value={venta.value === 1}
        onChange={(isOn) => venta.onChange(isOn ? 1 : 0)}
      />
      {viewer.permisoSys === 1 && <CodigosDeSerie form={form} personas={categoria.personas} />}
      <Cambios cambios={cambios} />
    </FormDialog>
  );
}
