import { within } from 'storybook/test';
import { type Canvas, openQuestion, ready } from '../../docs/storyActs';
import { PERSONAS } from '../storyData';
import type { Borrador, Tiempo } from './PaseListaScreenProps';

/** Who is called: everybody with one of these times. */
export const llamada = (tiempos: readonly Tiempo[]) =>
  ready({
    tiempos: tiempos.toSorted((a, b) => a.bajoNombre.localeCompare(b.bajoNombre)),
    personas: PERSONAS,
  });

/** The list comes in a part of its own. */
export const opened = (canvas: Canvas) =>
  canvas.findByRole('list', { name: 'A quién se pasa lista' });

/** Asks for the list to be sent, as soon as it is there. */
export async function ask(canvas: Canvas): Promise<Canvas> {
  await opened(canvas);
  return openQuestion(canvas, 'Enviar lista', '¿Enviar la lista?');
}

/** Marks of each kind, and two people without any. */
export const MEZCLADA: Borrador = {
  marcas: { 35: 'sumado', 36: 'sumado', 38: 'pausado', 40: 'fuerabase' },
};
/** One of a person's three marks. */
export const mark = (canvas: Canvas, usuario: string, name: string) =>
  within(canvas.getByRole('radiogroup', { name: usuario })).getByRole('radio', { name });
/** Who is on the list, in order. */
export const names = (canvas: Canvas) =>
  canvas.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'));
