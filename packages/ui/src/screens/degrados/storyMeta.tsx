import { fn } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import { ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { SEGUNDA_LEVE, sancionCon } from '../sancion/storySancion';
import { DegradosScreen } from './DegradosScreen';
import { DEGRADOS_HECHOS, ESCALERA, GENTE } from './storyDegrados';

export const DEGRADOS_META = {
  component: DegradosScreen,
  render: stateful(DegradosScreen, { isAsking: 'onAsking' }),
  args: {
    state: ready({ degrados: DEGRADOS_HECHOS }),
    viewer: STORY_PEOPLE.Gerente,
    isAsking: false,
    onAsking: fn(),
    opciones: ready({ personas: GENTE, escalera: ESCALERA }),
    sancion: sancionCon(SEGUNDA_LEVE),
    onDemote: fn(async () => undefined),
  },
};
