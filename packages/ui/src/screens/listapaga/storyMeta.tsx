import { fn } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import { type Canvas, ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { PREVIA } from '../nomina/storyNomina';
import { ListaPagaScreen } from './ListaPagaScreen';
import type { ListaPagaFila } from './ListaPagaScreenProps';
import { FILAS, listaOf, OFERTA } from './storyListaPaga';

export const filasOf = (filas: readonly ListaPagaFila[]) => ready(listaOf(filas));

export const AGENTE = FILAS[0] as ListaPagaFila;

export const figure = (canvas: Canvas, name: string) =>
  canvas.getByText(name, { selector: 'dl > div > dt' }).nextElementSibling;

export const LISTA_PAGA_META = {
  component: ListaPagaScreen,
  args: {
    state: filasOf(FILAS),
    viewer: STORY_PEOPLE.Gerente,
    rango: null,
    onRango: fn(),
    panel: null,
    onPanel: fn(),
    onPay: fn(async () => undefined),
    onLote: fn(async (): Promise<string | null> => null),
    onUpdate: fn(async () => undefined),
    onRestartLista: fn(async () => undefined),
    previa: ready({ previa: PREVIA }),
    onRestartNomina: fn(async (_periodo: number): Promise<unknown> => undefined),
    oferta: ready({ oferta: OFERTA }),
    onPromote: fn(async () => undefined),
  },
  render: stateful(ListaPagaScreen, { panel: 'onPanel' }),
};
