import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Canvas, press } from '../../docs/storyActs';
import { TIEMPOS } from './storyTiempos';
import type { Tiempo } from './TiemposScreenProps';

export const of = (bajo: number): Tiempo =>
  TIEMPOS.find((tiempo) => tiempo.bajo === bajo) as Tiempo;

export const shownNames = (canvasElement: HTMLElement): string[] =>
  [
    ...canvasElement.querySelectorAll(
      'th[scope=row] button [translate=no], article button [translate=no]',
    ),
  ].map((name) => name.textContent ?? '');

export async function actsOf(canvas: Canvas, usuario: string): Promise<string[]> {
  const inSight = canvas
    .getAllByRole('button', { name: new RegExp(`^(?!Más acciones).*: ${usuario}$`) })
    .map((button) => button.textContent ?? '');
  const more = canvas.queryByRole('button', { name: `Más acciones: ${usuario}` });
  if (!more) return inSight;
  await userEvent.click(more);
  const behind = (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  return [...inSight, ...behind];
}

export async function chooseAct(canvas: Canvas, usuario: string, act: string): Promise<void> {
  await press(canvas, `Más acciones: ${usuario}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

export const expectFocusBack = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
