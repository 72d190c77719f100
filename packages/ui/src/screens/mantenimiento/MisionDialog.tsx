import { getMoneda } from '@garita/domain/agencia/monedaActual';
import { CAMPOS_MISION, type MisionValues } from '@garita/domain/mantenimiento/catalogo';
import { misionRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import { NumberField } from '../../components/NumberField';
import { Switch } from '../../components/Switch';
import { TextField } from '../../components/TextField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { Cambios } from './Cambios';
import { describeCambios, siNo } from './describeCambios';
import type { MantenimientoScreenProps, Mision } from './MantenimientoScreenProps';

interface MisionDialogProps extends Pick<MantenimientoScreenProps, 'onEditMision' | 'onAviso'> {
  mision: Mision;
  onClose: () => void;
}

/** Edits a mission (MAN-03, MAN-09). */
export function MisionDialog({ mision, onEditMision, onAviso, onClose }: MisionDialogProps) {
  const { nombre, venta, precio } = mision;
  const shown: MisionValues = { nombre, venta, precio };
  const form = useForm<MisionValues>({
    initial: shown,
    rules: misionRules,
    onSubmit: async (values) => {
      await onEditMision(mision, mergeCambio(shown, values).cambios);
      onClose();
    },
    onAviso,
  });
  const field = form.field('venta');
  return (
    <FormDialog
      form={form}
      title={`Editar ${nombre}`}
      label={`Misión ${nombre}`}
      submitLabel="Guardar"
      pendingLabel="Guardando la misión"
      onClose={onClose}
    >
      <TextField label={CAMPOS_MISION.nombre} maxLength={100} {...form.field('nombre')} />
      <NumberField
        label={CAMPOS_MISION.precio}
        unit={getMoneda().corta}
        min={0}
        {...form.field('precio')}
      />
      <Switch
        label={CAMPOS_MISION.venta}
        description="Cuenta al guardar."
        {...field}
        value={field.value === 1}
        onChange={(on) => field.onChange(on ? 1 : 0)}
      />
      <Cambios cambios={describeCambios(shown, form.values, CAMPOS_MISION, { venta: siNo })} />
    </FormDialog>
  );
}
