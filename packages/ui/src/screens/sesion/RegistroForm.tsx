import { registroConInvitacionRules } from '@garita/domain/invitaciones/registroConInvitacion.rules';
import { type RegistroValues, registroRules } from '@garita/domain/sesion/registro.rules';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { NuevaClaveFields } from '../ClaveField';
import type { Act } from '../useAct';

export interface RegistroFormProps {
  /** The initial invitation code, empty for none; null if the agency asks for no code. */
  invitacion?: string | null;
  onRegister: Act<[RegistroValues]>;
}

const INITIAL: RegistroValues = { usuario: '', clave: '', rclave: '' };

/** The fields of the registration. No field asks who recommended the agency (REG-07). */
export function RegistroForm({ invitacion = null, onRegister }: RegistroFormProps) {
  const isAsked = invitacion !== null;
  const initial = isAsked ? { ...INITIAL, invitacion } : INITIAL;
  const form = useForm<RegistroValues>({
    initial,
    rules: isAsked ? registroConInvitacionRules : registroRules,
    onSubmit: onRegister,
    notices: 'all',
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
