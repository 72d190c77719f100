import {
  CAMPOS_MEMBRESIA,
  type MembresiaValues,
  toMembresiaValues,
} from '@garita/domain/mantenimiento/catalogo';
import { membresiaRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { describeIcono } from '@garita/domain/membresias/describeIcono';
import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import { useMoneda } from '../../components/MonedaContext';
import { NumberField } from '../../components/NumberField';
import { Switch } from '../../components/Switch';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { FormDialog } from '../../form/FormDialog';
import { type Form, useForm } from '../../form/useForm';
import { Cambios } from './Cambios';
import { describeCambios, siNo } from './describeCambios';
import { IconoPicker } from './IconoPicker';
import type { MantenimientoScreenProps, Membresia } from './MantenimientoScreenProps';

interface MembresiaDialogProps
  extends Pick<MantenimientoScreenProps, 'onEditMembresia' | 'onCrearMembresia' | 'onImagen'> {
  /** The edited membership; null adds one. */
  membresia: Membresia | null;
  onClose: () => void;
}

const NUEVA: MembresiaValues = {
  nombre: '',
  details: '',
  image: '',
  precio: null,
  perma: 0,
  vip: 0,
  reduccion: 0,
};

/** The switches of a membership. After the first sale, only the reduction can be changed. */
function Condiciones({ form, isFija }: { form: Form<MembresiaValues>; isFija: boolean }) {
  const flagOf = (campo: 'perma' | 'vip' | 'reduccion') => {
    const field = form.field(campo);
    return {
      ...field,
      label: CAMPOS_MEMBRESIA[campo],
      value: field.value === 1,
      onChange: (on: boolean) => field.onChange(on ? 1 : 0),
    };
  };
  const fija = 'Ya se ha vendido: no cambia.';
  return (
    <>
      <Switch
        {...flagOf('perma')}
        isDisabled={isFija}
        description={isFija ? fija : 'Se paga una vez y no termina.'}
      />
      <Switch
        {...flagOf('vip')}
        isDisabled={isFija}
        description={isFija ? fija : 'Cuando termina, su fila no se apaga.'}
      />
      <Switch
        {...flagOf('reduccion')}
        description="Vale al guardar, también para quienes ya la tienen."
      />
    </>
  );
}

export function MembresiaDialog({
  membresia,
  onEditMembresia,
  onCrearMembresia,
  onImagen,
  onClose,
}: MembresiaDialogProps) {
  const shown = membresia ? toMembresiaValues(membresia) : NUEVA;
  const form = useForm<MembresiaValues>({
    initial: shown,
    rules: membresiaRules,
    onSubmit: async (values) => {
      if (membresia) await onEditMembresia(membresia, mergeCambio(shown, values).cambios);
      else await onCrearMembresia(values);
      onClose();
    },
    notices: 'rules',
  });
  const title = membresia ? `Editar ${membresia.nombre}` : 'Nueva membresía';
  const precio =
    form.values.perma === 1
      ? 'Se paga una vez, para siempre.'
      : 'Por 30 días; 15 días cuestan la mitad.';
  return (
    <FormDialog
      form={form}
      title={title}
      label={membresia ? `Membresía ${membresia.nombre}` : title}
      submitLabel={membresia ? 'Guardar' : 'Poner a la venta'}
      pendingLabel="Guardando la membresía"
      onClose={onClose}
    >
      <TextField label={CAMPOS_MEMBRESIA.nombre} maxLength={100} {...form.field('nombre')} />
      <NumberField
        label={CAMPOS_MEMBRESIA.precio}
        description={membresia ? `${precio} Las ya vendidas no cambian.` : precio}
        unit={useMoneda().corta}
        min={0}
        {...form.field('precio')}
      />
      <TextArea label={CAMPOS_MEMBRESIA.details} maxLength={500} {...form.field('details')} />
      <IconoPicker label={CAMPOS_MEMBRESIA.image} field={form.field('image')} onImagen={onImagen} />
      <Condiciones form={form} isFija={(membresia?.vendidas ?? 0) > 0} />
      {membresia && (
        <Cambios
          cambios={describeCambios(shown, form.values, CAMPOS_MEMBRESIA, {
            perma: siNo,
            vip: siNo,
            reduccion: siNo,
            image: describeIcono,
          })}
        />
      )}
    </FormDialog>
  );
}
