import { within } from 'storybook/test';
import { type Canvas, openQuestion, ready } from '../../docs/storyActs';
import { PERSONAS } from '../storyData';
import type { Borrador, Tiempo } from './PaseListaScreenProps';

export const datos = (tiempos: readonly Tiempo[]) =>
  ready({
    tiempos: tiempos.toSorted((a, b) => a.bajoNombre.localeCompare(b.bajoNombre)),
    personas: PERSONAS,
  });

export const opened = (canvas: Canvas) =>
  canvas.findByRole('list', { name: 'A quién se pasa lista' });

export async function ask(canvas: Canvas): Promise<Canvas> {
  await opened(canvas);
  return openQuestion(canvas, 'Enviar lista', '¿Enviar la lista?');
}

export const MEZCLADA: Borrador = {
  marcas: { 35: 'sumado', 36: 'sumado', 38: 'pausado', 40: 'fuerabase' },
};
export const mark = (canvas: Canvas, usuario: string, name: string) =>
  within(canvas.getByRole('radiogroup', { name: usuario })).getByRole('radio', { name });
export const names = (canvas: Canvas) =>
  canvas.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'));
