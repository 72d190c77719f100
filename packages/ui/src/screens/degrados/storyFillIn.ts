import { userEvent } from 'storybook/test';
import { type Canvas, choose, findQuestion, pick, press } from '../../docs/storyActs';

export async function fillIn(form: Canvas): Promise<Canvas> {
  await pick(form, 'Usuario', 'Agente');
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), 'Falta grave');
  await choose(form, /Nueva misión/, '2 · Vigilante II');
  await press(form, 'Continuar');
  return findQuestion('¿Degradar a Agente?');
}
