import { CLAVE_MIN } from '@garita/domain/sesion/clave';
import { type RegistroValues, registroRules } from '@garita/domain/sesion/registro.rules';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import type { Act } from '../useAct';

export interface RegistroFormProps {
  /** Makes the account. While its promise runs the form is busy; a rejection's message is shown in it. */
  onRegister: Act<[RegistroValues]>;
  /** A text to be shown as a notice too: a rule that stopped it, or what the server has against it (REG-21, REG-22). */
  onAviso: (texto: string) => void;
}

const INITIAL: RegistroValues = { usuario: '', clave: '', rclave: '' };

/** The fields of Registro. Who recommended the agency is no input (REG-07). */
export function RegistroForm({ onRegister, onAviso }: RegistroFormProps) {
  const form = useForm({ initial: INITIAL, rules: registroRules, onSubmit: onRegister, onAviso, onRechazo: onAviso });
  return (
    <Form form={form} label="Registro">
      <TextField
        label="Nombre de Usuario"
        description="El de tu avatar, sin espacios."
        isLiteral
        autoComplete="username"
        autoFocus
        {...form.field('usuario')}
      />
      <TextField label="Contraseña" type="password" autoComplete="new-password" description={`Al menos ${CLAVE_MIN} caracteres.`} {...form.field('clave')} />
      <TextField label="Confirmar Contraseña" type="password" autoComplete="new-password" {...form.field('rclave')} />
      <Button type="submit" variant="primary" fullWidth isPending={form.isPending} pendingLabel="Registrándote">
        Registrarte
      </Button>
    </Form>
  );
}
