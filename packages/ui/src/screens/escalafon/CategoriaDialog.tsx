import { describeEspera } from '@garita/domain/ascensos/tiempoAscenso';
import { NOMBRE_MAXIMO } from '@garita/domain/escalafon/findFallos';
import { CAMPOS_CATEGORIA } from '@garita/domain/mantenimiento/catalogo';
import {
  type CategoriaConLimite,
  categoriaRules,
} from '@garita/domain/mantenimiento/catalogo.rules';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMoneda } from '../../components/MonedaContext';
import { NumberField } from '../../components/NumberField';
import { Select } from '../../components/Select';
import { Switch } from '../../components/Switch';
import { TextField } from '../../components/TextField';
import { FormDialog, type FormDialogProps } from '../../form/FormDialog';
import { type Form, useForm } from '../../form/useForm';
import { color, media, space, text } from '../../theme/tokens';
import { TiempoField } from './TiempoField';

const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
`;
const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: 0;
  padding: ${space[3]} 0 0;
  border: 0;
  border-top: 1px solid ${color.borde};
  legend { float: left; padding: 0; font-weight: 700; font-size: ${text[16]}; }
  legend + * { clear: both; }
`;

/** The numeric fields of a category, grouped by purpose. Minutes and pays have a unit. */
const GRUPOS = [
  {
    titulo: 'Para cobrar',
    campos: [
      ['nomina_ascenso', 'Ascensos'],
      ['nomina_asistencia', 'Asistencias'],
      ['nomina_times', 'Minutos', 'minutos'],
      ['paga_nomina', 'Paga', 'paga'],
    ],
  },
  {
    titulo: 'Para la bonificación',
    campos: [
      ['boni_ascenso', 'Ascensos'],
      ['boni_asistencia', 'Asistencias'],
      ['boni_times', 'Minutos', 'minutos'],
      ['paga_boni', 'Bonificación', 'paga'],
    ],
  },
] as const;

interface CategoriaDialogProps
  extends Pick<
    FormDialogProps<CategoriaConLimite>,
    'title' | 'label' | 'submitLabel' | 'pendingLabel' | 'onClose'
  > {
  values: CategoriaConLimite;
  /**
   * The choices for the highest category to promote to; 0 is none. A value between two choices
   * shows the lower choice.
   */
  alcances: readonly { readonly id: number; readonly label: string }[];
  /** Saves the values; the dialog closes on success. */
  onSubmit: (values: CategoriaConLimite) => Promise<unknown> | unknown;
  children?: (form: Form<CategoriaConLimite>) => ReactNode;
}

/** Edits a category, in the ladder's draft or in Mantenimiento (MAN-01, MAN-10). */
export function CategoriaDialog({
  values,
  alcances,
  onSubmit,
  children,
  ...dialog
}: CategoriaDialogProps) {
  // The text is derived from the wait, unless the agency wrote another text, such as «Por
  // nombramiento».
  const saysItsWait = values.ascenso === describeEspera(values.tiempo_ascenso);
  const form = useForm<CategoriaConLimite>({
    initial: values,
    rules: categoriaRules,
    onSubmit: (now) =>
      onSubmit(saysItsWait ? { ...now, ascenso: describeEspera(now.tiempo_ascenso) } : now),
    onDone: dialog.onClose,
    notices: 'rules',
  });
  const asciende = form.field('asciende_hasta');
  const venta = form.field('traslado_venta');
  const units = { minutos: 'min', paga: useMoneda().corta };
  return (
    <FormDialog form={form} size="medium" {...dialog}>
      <Pair>
        <TextField
          label={CAMPOS_CATEGORIA.n_categoria}
          maxLength={NOMBRE_MAXIMO}
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
      <TextField
        label={CAMPOS_CATEGORIA.placa_avatar}
        description="El código de la placa, como ES44A, o el nombre del grupo, que se busca en la puerta. Habbo solo dice las placas. Vacío, no se busca."
        isLiteral
        maxLength={NOMBRE_MAXIMO}
        {...form.field('placa_avatar')}
      />
      <TiempoField label={CAMPOS_CATEGORIA.tiempo_ascenso} {...form.field('tiempo_ascenso')} />
      <Pair>
        {!saysItsWait && (
          <TextField
            label={CAMPOS_CATEGORIA.ascenso}
            description="Como lo lee la gente."
            maxLength={NOMBRE_MAXIMO}
            {...form.field('ascenso')}
          />
        )}
        <Select
          label={CAMPOS_CATEGORIA.asciende_hasta}
          options={alcances}
          {...asciende}
          value={alcances.findLast(({ id }) => id <= (asciende.value ?? 0))?.id ?? 0}
          onChange={(id) => asciende.onChange(Number(id))}
        />
      </Pair>
      {GRUPOS.map(({ titulo, campos }) => (
        <Group key={titulo}>
          <legend>{titulo}</legend>
          <Pair>
            {campos.map(([campo, label, unit]) => (
              <NumberField
                key={campo}
                label={label}
                min={0}
                {...(unit && { unit: units[unit] })}
                {...form.field(campo)}
              />
            ))}
          </Pair>
        </Group>
      ))}
      <Group>
        <legend>Traslados</legend>
        <Switch
          label={CAMPOS_CATEGORIA.traslado_venta}
          description="Se puede comprar un traslado a esta categoría."
          value={venta.value !== 0}
          onChange={(isOn) => venta.onChange(isOn ? 1 : 0)}
        />
        <Pair>
          <TextField
            label={CAMPOS_CATEGORIA.traslado}
            maxLength={NOMBRE_MAXIMO}
            {...form.field('traslado')}
          />
          <TextField
            label={CAMPOS_CATEGORIA.porciento}
            maxLength={NOMBRE_MAXIMO}
            {...form.field('porciento')}
          />
        </Pair>
      </Group>
      {children?.(form)}
    </FormDialog>
  );
}
