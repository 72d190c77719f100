import { userEvent } from 'storybook/test';
import { type Canvas, press } from '../../docs/storyActs';

const findBar = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('group', { name: 'Selección' });

export async function pickAll(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Seleccionar todo/ }));
  return findBar(canvas);
}

export async function pickAllByTouch(canvas: Canvas): Promise<HTMLElement> {
  await press(canvas, 'Seleccionar');
  const bar = await findBar(canvas);
  await press(bar, 'Seleccionar todo');
  return bar;
}

export async function pickRows(canvas: Canvas, ...names: readonly string[]): Promise<HTMLElement> {
  for (const name of names)
    await userEvent.click(canvas.getByRole('checkbox', { name: `Seleccionar: ${name}` }));
  return findBar(canvas);
}
