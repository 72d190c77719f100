import type { Decorator } from '@storybook/react-vite';
import { CaraContext } from '../components/CaraContext';
import { EMBLEMA_URL } from './storyEmblema';

/** Shows a story in the portal of an agency with its own name and emblem. */
export const withCara =
  (nombre = 'Agencia Faro'): Decorator =>
  (Story) => (
    <CaraContext value={{ nombre, emblema: EMBLEMA_URL }}>
      <Story />
    </CaraContext>
  );
