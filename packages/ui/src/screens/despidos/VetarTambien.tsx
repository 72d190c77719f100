import type { ComponentProps } from 'react';
import { Switch } from '../../components/Switch';

interface VetarTambienProps extends Omit<ComponentProps<typeof Switch>, 'label' | 'description'> {
  /** How many people are dismissed. */
  personas: number;
}

/** Whether a dismissal also vetoes the names, for viewers who may veto. */
export const VetarTambien = ({ personas, ...props }: VetarTambienProps) => (
  <Switch
    label={personas === 1 ? 'También vetar su nombre' : 'También vetar sus nombres'}
    description={`En la puerta ${
      personas === 1
        ? 'se verá en rojo, y para readmitir habrá que levantar antes el veto'
        : 'se verán en rojo, y para readmitir a alguien habrá que levantar antes su veto'
    }. El motivo del despido no se enseña allí.`}
    {...props}
  />
);
