import {
  type LlaveValues,
  llaveRules,
  NOMBRE_LLAVE_MAX,
} from '@garita/domain/factores/llave.rules';
import { TextField } from '../../../components/TextField';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { ClaveField } from '../../ClaveField';

interface LlaveDialogProps {
  /**
   * Creates the passkey on the user's device and registers it. The form shows a rejection by the
   * server or by the device.
   */
  onSet: (values: LlaveValues) => Promise<unknown>;
  onClose: () => void;
}

/** Adds a passkey: asks for a name and the password, then the device creates the passkey. */
export function LlaveDialog({ onSet, onClose }: LlaveDialogProps) {
  const form = useForm<LlaveValues>({
    initial: { nombre: '', clave: '' },
    rules: llaveRules,
    onSubmit: onSet,
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title="Añadir una llave de acceso"
      submitLabel="Seguir"
      pendingLabel="Esperando a tu dispositivo"
      onClose={onClose}
    >
      <p>
        Tu dispositivo te pedirá que la confirmes. Ponla en más de uno si puedes: así no dependes de
        uno solo.
      </p>
      <TextField
        label="Nombre"
        description="Para reconocerla después: «Mi teléfono», «Llave USB»…"
        maxLength={NOMBRE_LLAVE_MAX}
        autoComplete="off"
        autoFocus
        {...form.field('nombre')}
      />
      <ClaveField {...form.field('clave')} />
    </FormDialog>
  );
}
