import { type LoginValues, loginRules } from '@garita/domain/sesion/login.rules';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import type { Act } from '../useAct';

export interface LoginFormProps {
  /** Signs in. While its promise runs the form is busy; a rejection's message is shown in it. */
  onIngresar: Act<[LoginValues]>;
  /** A text of level 1 to be shown as a notice too: an empty field (AUT-07). */
  onAviso: (texto: string) => void;
}

/** The fields of Iniciar Sesion. */
export function LoginForm({ onIngresar, onAviso }: LoginFormProps) {
  const form = useForm({ initial: { usuario: '', clave: '' }, rules: loginRules, onSubmit: onIngresar, onAviso });
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
    <Form form={form} label="Iniciar Sesion">
      <TextField label="Nombre de Usuario" isLiteral autoComplete="username" autoFocus {...form.field('usuario')} />
      <TextField
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        {...clave}
        inputRef={(input) => {
          clave.inputRef(input);
          claveInput.current = input;
        }}
      />
      <Button type="submit" variant="primary" fullWidth isPending={form.isPending} pendingLabel="Ingresando">
        Ingresar
      </Button>
    </Form>
  );
}
