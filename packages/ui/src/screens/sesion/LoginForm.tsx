import { type LoginValues, loginRules } from '@garita/domain/sesion/login.rules';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import type { Act } from '../useAct';

/** Who has just got an account: only the password is missing. */
export interface Bienvenida {
  readonly usuario: string;
  /** What the server said of the new account. */
  readonly mensaje: string;
}

export interface LoginFormProps {
  /** Greets a new account with its name filled in. */
  bienvenida?: Bienvenida | null;
  /** Why the person is asked for their password again, if they are. */
  motivo?: string | null;
  /** Signs in. While its promise runs the form is busy; a rejection's message is shown in it. */
  onLogin: Act<[LoginValues]>;
  /** A text of level 1 to be shown as a notice too: an empty field (AUT-07). */
  onAviso: (texto: string) => void;
}

/** The fields of Iniciar Sesión. */
export function LoginForm({ bienvenida = null, motivo = null, onLogin, onAviso }: LoginFormProps) {
  const form = useForm({
    initial: { usuario: bienvenida?.usuario ?? '', clave: '' },
    rules: loginRules,
    onSubmit: onLogin,
    onAviso,
  });
  const clave = form.field('clave');
  const claveInput = useRef<HTMLInputElement | null>(null);
  const { serverError } = form;
  // A wrong password is mostly a slip of the finger: the next key stroke replaces it.
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
