import { fn } from 'storybook/test';

/** Callbacks of the frame's parts in stories. */
export const barActs = () => ({
  onSignIn: fn(),
  onRegistro: fn(),
  onSignOut: fn(),
  onRadio: fn(),
  isRadioOpen: false,
  onSearch: fn(),
});
