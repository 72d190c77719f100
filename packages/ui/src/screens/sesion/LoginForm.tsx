import { type LoginValues, loginRules } from '@garita/domain/sesion/login.rules';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import type { Act } from '../useAct';

/** Greets the user of a new account, who only needs to type the password. */
export interface Bienvenida {
  readonly usuario: string;
  readonly mensaje: string;
}

export interface LoginFormProps {
  /** If set, the form shows the greeting and has the name filled in. */
  bienvenida?: Bienvenida | null;
  /** Why the user must type the password again; null for no reason. */
  motivo?: string | null;
  onLogin: Act<[LoginValues]>;
}

export function LoginForm({ bienvenida = null, motivo = null, onLogin }: LoginFormProps) {
  const form = useForm({
    initial: { usuario: bienvenida?.usuario ?? '', clave: '' },
    rules: loginRules,
    onSubmit: onLogin,
    notices: 'rules',
  });
  const clave = form.field('clave');
  const claveInput = useRef<HTMLInputElement | null>(null);
  const { serverError } = form;
  // A wrong password is usually a typo: it is selected, so that the next key stroke replaces it.
  useEffect(() => {
    if (!serverError) return;
    claveInput.current?.focus();
    claveInput.current?.select();
  }, [serverError]);
  return (
    <Form form={form} label="Iniciar Sesión">
      {bienvenida && <Notice tone="info">{bienvenida.mensaje}</Notice>}
      {motivo && <Notice tone="danger">{motivo}</Notice>}
      <TextField
        label="Nombre de Usuario"
        isLiteral
        autoComplete="username"
        autoFocus={bienvenida === null}
        {...form.field('usuario')}
      />
      <TextField
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        autoFocus={bienvenida !== null}
        {...clave}
        inputRef={(input) => {
          clave.inputRef(input);
          claveInput.current = input;
        }}
      />
      <Button
        type="submit"
        variant="primary"
        fullWidth
        isPending={form.isPending}
        pendingLabel="Ingresando"
      >
        Ingresar
      </Button>
    </Form>
  );
}
