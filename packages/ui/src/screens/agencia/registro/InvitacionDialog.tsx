import {
  type InvitacionValues,
  invitacionRules,
  LIMITES_INVITACION,
} from '@garita/domain/invitaciones/invitacion.rules';
import { NumberField } from '../../../components/NumberField';
import { Select } from '../../../components/Select';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import type { RegistroSeccionProps } from './RegistroSeccionProps';

const SIN_FIN = 'sin-fin';
const DURACIONES = [
  { id: 1, label: 'Un día' },
  { id: 7, label: 'Una semana' },
  { id: 30, label: 'Un mes' },
  { id: SIN_FIN, label: 'Sin caducidad, hasta anularla' },
];
const INITIAL: InvitacionValues = { usos: 1, dias: 7, nota: '' };

interface InvitacionDialogProps extends Pick<RegistroSeccionProps, 'onCreate'> {
  onClose: () => void;
}

/** Creates an invitation; the server generates its code. */
export function InvitacionDialog({ onCreate, onClose }: InvitacionDialogProps) {
  const form = useForm<InvitacionValues>({
    initial: INITIAL,
    rules: invitacionRules,
    onSubmit: (values) => onCreate({ ...values, nota: values.nota.trim() }),
    onDone: onClose,
  });
  const { value, onChange, ...dias } = form.field('dias');
  return (
    <FormDialog
      form={form}
      title="Nueva invitación"
      submitLabel="Crear"
      pendingLabel="Creando la invitación"
      onClose={onClose}
    >
      <NumberField
        label="Para cuántas personas"
        min={1}
        max={LIMITES_INVITACION.usos}
        {...form.field('usos')}
      />
      <Select
        label="Dura"
        options={DURACIONES}
        value={value ?? SIN_FIN}
        onChange={(id) => onChange(id === SIN_FIN ? null : Number(id))}
        {...dias}
      />
      <TextField
        label="Nota"
        description="Para saber luego de dónde vino cada quien. Opcional."
        maxLength={LIMITES_INVITACION.nota}
        autoComplete="off"
        {...form.field('nota')}
      />
    </FormDialog>
  );
}
