import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { held } from '../../docs/held';
import { ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { RegistrosScreen } from './RegistrosScreen';
import { REGISTROS } from './storyRegistros';

/** What the logs hold. */
export const registrosOf = (registros = REGISTROS) => ready({ registros });

/** The screen as every story of it begins. The log on screen is the address's in the portal; here it is kept, so that the tabs answer. */
export const REGISTROS_META = {
  component: RegistrosScreen,
  render: held(RegistrosScreen, { busqueda: 'onSearch' }),
  args: {
    state: registrosOf(),
    busqueda: { modulo: 'tiempos', palabra: '' },
    hallado: { kind: 'loading' },
    viewer: STORY_PEOPLE.Gerente,
    onSearch: fn(),
    onSubtract: fn(async () => undefined),
    onCorrect: fn(async () => undefined),
  },
} satisfies Meta<typeof RegistrosScreen>;
