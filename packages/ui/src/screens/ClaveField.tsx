import { CLAVE_MIN } from '@garita/domain/sesion/clave';
import { TextField, type TextFieldProps } from '../components/TextField';
import type { FieldBinding } from '../form/useForm';

/** A password field: for the signed-in user's password, or for the sign-in form. */
export function ClaveField({ label = 'Tu contraseña', ...rest }: Partial<TextFieldProps>) {
  return <TextField label={label} type="password" autoComplete="current-password" {...rest} />;
}

interface NuevaClaveFieldsProps {
  label: string;
  repetirLabel: string;
  clave: FieldBinding<string>;
  rclave: FieldBinding<string>;
  autoFocus?: boolean;
}

export function NuevaClaveFields({
  label,
  repetirLabel,
  clave,
  rclave,
  autoFocus = false,
}: NuevaClaveFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        description={`Al menos ${CLAVE_MIN} caracteres.`}
        autoFocus={autoFocus}
        {...clave}
      />
      <TextField label={repetirLabel} type="password" autoComplete="new-password" {...rclave} />
    </>
  );
}
