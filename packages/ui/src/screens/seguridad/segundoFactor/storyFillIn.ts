import { userEvent } from 'storybook/test';
import { type Canvas, findDialog, openDialog, press } from '../../../docs/storyActs';

export async function giveClave(title: string, submit: string): Promise<void> {
  const dialog = await findDialog(title);
  await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'garita-demo');
  await press(dialog, submit);
}

export async function prepara(canvas: Canvas): Promise<void> {
  await press(canvas, 'Añadir');
  await giveClave('Añadir una aplicación', 'Seguir');
}

export async function giveLlave(
  canvas: Canvas,
  { opener = 'Añadir llave', nombre = 'Mi teléfono' } = {},
): Promise<Canvas> {
  const dialog = await openDialog(canvas, opener, 'Añadir una llave de acceso');
  if (nombre !== '') await userEvent.type(dialog.getByLabelText('Nombre'), nombre);
  await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'garita-demo');
  await press(dialog, 'Seguir');
  return dialog;
}
