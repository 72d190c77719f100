import { fn } from 'storybook/test';

export const barActs = () => ({
  onSignIn: fn(),
  onRegistro: fn(),
  onSignOut: fn(),
  onRadio: fn(),
  isRadioOpen: false,
  onSearch: fn(),
});
