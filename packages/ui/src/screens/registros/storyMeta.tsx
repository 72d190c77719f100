import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { held } from '../../docs/held';
import { ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { RegistrosScreen } from './RegistrosScreen';
import type { RegistrosScreenProps } from './RegistrosScreenProps';
import { REGISTROS } from './storyRegistros';

/** What the logs hold. */
export const registrosOf = (registros = REGISTROS) => ready({ registros });

/** What was searched takes the place of what is there, as the portal's answers do. */
function Registros({
  hallado,
  ...props
}: RegistrosScreenProps & { hallado: RegistrosScreenProps['state'] }) {
  return (
    <RegistrosScreen {...props} state={props.busqueda.palabra === '' ? props.state : hallado} />
  );
}

/** The screen as every story of it begins. The log on screen is the address's in the portal; here it is kept, so that the tabs answer. */
export const REGISTROS_META = {
  component: Registros,
  render: held(Registros, { busqueda: 'onSearch' }),
  args: {
    state: registrosOf(),
    busqueda: { modulo: 'tiempos', palabra: '' },
    hallado: { kind: 'loading' },
    hayMas: false,
    onMore: fn(),
    isCargandoMas: false,
    viewer: STORY_PEOPLE.Gerente,
    onSearch: fn(),
    onSubtract: fn(async () => undefined),
    onCorrect: fn(async () => undefined),
  },
} satisfies Meta<typeof Registros>;
