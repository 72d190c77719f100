import { fn } from 'storybook/test';

/** What the frame's parts are given in stories besides who looks and where: what their buttons ask for. */
export const barActs = () => ({
  onSignIn: fn(),
  onRegistro: fn(),
  onSignOut: fn(),
  onRadio: fn(),
  isRadioOpen: false,
  onSearch: fn(),
});
