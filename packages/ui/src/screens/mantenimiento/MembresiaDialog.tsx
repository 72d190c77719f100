import { CAMPOS_MEMBRESIA, type MembresiaValues } from '@garita/domain/mantenimiento/catalogo';
import { membresiaRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import { NumberField } from '../../components/NumberField';
import { Switch } from '../../components/Switch';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { Cambios } from './Cambios';
import { describeCambios, siNo } from './describeCambios';
import type { MantenimientoScreenProps, Membresia } from './MantenimientoScreenProps';

interface MembresiaDialogProps extends Pick<MantenimientoScreenProps, 'onEditMembresia' | 'onAviso'> {
  membresia: Membresia;
  onClose: () => void;
}

/** Edits a membership of the catalogue (MAN-02, MAN-11). */
export function MembresiaDialog({ membresia, onEditMembresia, onAviso, onClose }: MembresiaDialogProps) {
  const { nombre, details, precio, reduccion } = membresia;
  const shown: MembresiaValues = { nombre, details, precio, reduccion };
  const form = useForm<MembresiaValues>({
    initial: shown,
    rules: membresiaRules,
    onSubmit: async (values) => {
      await onEditMembresia(membresia, mergeCambio(shown, values).cambios);
      onClose();
    },
    onAviso,
  });
  const field = form.field('reduccion');
  return (
    <FormDialog
      form={form}
      title={`Editar ${nombre}`}
      label={`Membresía ${nombre}`}
      submitLabel="Guardar"
      pendingLabel="Guardando la membresía"
      onClose={onClose}
    >
      <TextField label={CAMPOS_MEMBRESIA.nombre} maxLength={100} {...form.field('nombre')} />
      <NumberField
        label={CAMPOS_MEMBRESIA.precio}
        description={membresia.perma === 1 ? 'Se paga una vez, para siempre.' : 'Por 30 días; 15 días cuestan la mitad. Las ya vendidas no cambian.'}
        unit="c"
        min={0}
        {...form.field('precio')}
      />
      <TextArea label={CAMPOS_MEMBRESIA.details} maxLength={500} {...form.field<'details', HTMLTextAreaElement>('details')} />
      <Switch
        label={CAMPOS_MEMBRESIA.reduccion}
        description="Vale al guardar, también para quienes ya la tienen."
        {...field}
        value={field.value === 1}
        onChange={(on) => field.onChange(on ? 1 : 0)}
      />
      <Cambios cambios={describeCambios(shown, form.values, CAMPOS_MEMBRESIA, { reduccion: siNo })} />
    </FormDialog>
  );
}
