import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import { ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { RegistrosScreen } from './RegistrosScreen';
import type { RegistrosScreenProps } from './RegistrosScreenProps';
import { REGISTROS } from './storyRegistros';

export const registrosOf = (registros = REGISTROS) => ready({ registros });

/** As in the app, the search results replace the log. */
function Registros({
  hallado,
  ...props
}: RegistrosScreenProps & { hallado: RegistrosScreenProps['state'] }) {
  return (
    <RegistrosScreen {...props} state={props.busqueda.palabra === '' ? props.state : hallado} />
  );
}

/** The app keeps the open log in the address; here it is state, so that the tabs work. */
export const REGISTROS_META = {
  component: Registros,
  render: stateful(Registros, { busqueda: 'onSearch' }),
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
