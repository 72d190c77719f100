import { NOMBRE_MAXIMO } from '@garita/domain/escalafon/findFallos';
import { CAMPOS_MISION, type MisionValues } from '@garita/domain/mantenimiento/catalogo';
import { misionRules } from '@garita/domain/mantenimiento/catalogo.rules';
import type { ReactNode } from 'react';
import { useMoneda } from '../../components/MonedaContext';
import { NumberField } from '../../components/NumberField';
import { Switch } from '../../components/Switch';
import { TextField } from '../../components/TextField';
import { FormDialog, type FormDialogProps } from '../../form/FormDialog';
import { type Form, useForm } from '../../form/useForm';

interface MisionDialogProps
  extends Pick<
    FormDialogProps<MisionValues>,
    'title' | 'label' | 'submitLabel' | 'pendingLabel' | 'onClose'
  > {
  values: MisionValues;
  onSubmit: (values: MisionValues) => Promise<unknown> | unknown;
  children?: (form: Form<MisionValues>) => ReactNode;
}

/** Edits a mission, in the ladder's draft or in Mantenimiento (MAN-03, MAN-09). */
export function MisionDialog({ values, onSubmit, children, ...dialog }: MisionDialogProps) {
  const form = useForm<MisionValues>({
    initial: values,
    rules: misionRules,
    onSubmit,
    onDone: dialog.onClose,
    notices: 'rules',
  });
  const venta = form.field('venta');
  return (
    <FormDialog form={form} {...dialog}>
      <TextField label={CAMPOS_MISION.nombre} maxLength={NOMBRE_MAXIMO} {...form.field('nombre')} />
      <NumberField
        label={CAMPOS_MISION.precio}
        unit={useMoneda().corta}
        min={0}
        {...form.field('precio')}
      />
      <Switch
        label={CAMPOS_MISION.venta}
        description="Se puede comprar."
        value={venta.value === 1}
        onChange={(isOn) => venta.onChange(isOn ? 1 : 0)}
      />
      {children?.(form)}
    </FormDialog>
  );
}
