import type { components } from '@garita/api-client/schema';
import type { SemanasPulso } from '@garita/domain/pulso/tramos';
import type { ScreenState } from '../ScreenState';

export type Pulso = components['schemas']['Pulso'];

export interface PulsoScreenProps {
  state: ScreenState<{ readonly pulso: Pulso }>;
  semanas: SemanasPulso;
  onSemanas: (semanas: SemanasPulso) => void;
}

export interface ParteProps {
  readonly pulso: Pulso;
  readonly semanas: SemanasPulso;
}
