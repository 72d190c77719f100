import {
  NOMBRE_WEBHOOK_MAX,
  type NuevoWebhookValues,
  nuevoWebhookRules,
} from '@garita/domain/webhooks/webhook.rules';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import type { Act } from '../../useAct';
import { DireccionField } from './DireccionField';

interface NuevoWebhookDialogProps {
  onCreate: Act<[NuevoWebhookValues]>;
  onClose: () => void;
}

/** Adds a webhook with a name and an address; its events are chosen afterwards. */
export function NuevoWebhookDialog({ onCreate, onClose }: NuevoWebhookDialogProps) {
  const form = useForm<NuevoWebhookValues>({
    initial: { nombre: '', direccion: '' },
    rules: nuevoWebhookRules,
    onSubmit: onCreate,
    onDone: onClose,
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title="Añadir webhook"
      submitLabel="Añadir webhook"
      pendingLabel="Añadiendo el webhook"
      size="medium"
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        description="Para reconocerlo aquí, por ejemplo el del canal."
        maxLength={NOMBRE_WEBHOOK_MAX}
        autoComplete="off"
        {...form.field('nombre')}
      />
      <DireccionField field={form.field('direccion')} />
    </FormDialog>
  );
}
