import { fn, userEvent } from 'storybook/test';
import { findDialog } from '../../docs/storyActs';
import type { Reto } from './FactorForm';
import { LoginDialog } from './LoginDialog';

export const LOGIN_META = {
  component: LoginDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    onRegistro: fn(),
    onLogin: fn(async (): Promise<Reto | null> => null),
    onFactor: fn(async () => undefined),
    onLlave: fn(async () => undefined),
  },
};

export async function findFields() {
  const dialog = await findDialog('Iniciar Sesión');
  return {
    dialog,
    usuario: dialog.getByLabelText('Nombre de Usuario'),
    clave: dialog.getByLabelText('Contraseña'),
  };
}

export async function giveClave(nombre: string, contrasena: string) {
  const fields = await findFields();
  await userEvent.type(fields.usuario, nombre);
  await userEvent.type(fields.clave, `${contrasena}{Enter}`);
  return fields;
}
