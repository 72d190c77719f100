import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { FichajeScreen } from './FichajeScreen';
import type { Fichaje, Marca, SalidaPropia, SalidaReal } from './FichajeScreenProps';
import { ACTIVOS, AHORA, abiertoHace, PASADOS } from './storyFichajes';

export const own = (...fichajes: Fichaje[]) => ready({ fichajes });
export const inside = (activos: readonly Fichaje[]) => ready({ activos });

export const FICHAJE_META = {
  component: FichajeScreen,
  args: {
    state: own(abiertoHace(133), ...PASADOS),
    activos: inside(ACTIVOS),
    viewer: STORY_PEOPLE.Oficial,
    now: () => AHORA,
    llevados: [],
    onClock: fn(async (_op: Marca, _salida?: SalidaPropia): Promise<unknown> => undefined),
    onClockOut: fn(async (_id: number, _real?: SalidaReal): Promise<unknown> => undefined),
  },
};
