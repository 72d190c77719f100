import { registroConInvitacionRules } from '@garita/domain/invitaciones/registroConInvitacion.rules';
import { type RegistroValues, registroRules } from '@garita/domain/sesion/registro.rules';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { NuevaClaveFields } from '../ClaveField';
import type { Act } from '../useAct';

export interface RegistroFormProps {
  /** The code of an invitation to begin with, empty for none; null where the agency asks for none. */
  invitacion?: string | null;
  /** Makes the account. While its promise runs the form is busy; a rejection's message is shown in it. */
  onRegister: Act<[RegistroValues]>;
  /** A text to be shown as a notice too: a rule that stopped it, or what the server has against it (REG-21, REG-22). */
  onAviso: (texto: string) => void;
}

const INITIAL: RegistroValues = { usuario: '', clave: '', rclave: '' };

/** The fields of Registro. Who recommended the agency is no input (REG-07). */
export function RegistroForm({ invitacion = null, onRegister, onAviso }: RegistroFormProps) {
  const isAsked = invitacion !== null;
  const initial = isAsked ? { ...INITIAL, invitacion } : INITIAL;
  const form = useForm<RegistroValues>({
    initial,
    rules: isAsked ? registroConInvitacionRules : registroRules,
    onSubmit: onRegister,
    onAviso,
    onRechazo: onAviso,
  });
  return (
    <Form form={form} label="Registro">
      {isAsked && (
        <TextField
          label="Código de invitación"
          description="Te lo da quien te invita."
          isLiteral
          autoComplete="off"
          autoFocus={invitacion === ''}
          {...form.field('invitacion')}
          value={form.values.invitacion ?? ''}
        />
      )}
      <TextField
        label="Nombre de Usuario"
        description="El de tu avatar, sin espacios."
        isLiteral
        autoComplete="username"
        autoFocus={invitacion !== ''}
        {...form.field('usuario')}
      />
      <NuevaClaveFields
        label="Contraseña"
        repetirLabel="Confirmar Contraseña"
        clave={form.field('clave')}
        rclave={form.field('rclave')}
      />
      <Button
        type="submit"
        variant="primary"
        fullWidth
        isPending={form.isPending}
        pendingLabel="Registrándote"
      >
        Registrarte
      </Button>
    </Form>
  );
}
