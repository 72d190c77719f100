import type { ComponentProps } from 'react';
import { UserPicker } from '../components/UserPicker/UserPicker';
import type { ScreenState } from './ScreenState';
import { UnlessFailed } from './UnlessFailed';

interface PersonaFieldProps extends Omit<ComponentProps<typeof UserPicker>, 'label' | 'isLoading'> {
  label?: string;
  state: ScreenState<unknown>;
}

export function PersonaField({ label = 'Usuario', state, ...picker }: PersonaFieldProps) {
  return (
    <UnlessFailed state={state}>
      <UserPicker label={label} isLoading={state.kind === 'loading'} {...picker} />
    </UnlessFailed>
  );
}
