import type { Bienvenida } from '@garita/ui/screens/sesion/LoginForm';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { createContext } from 'react';

/** What the frame gives to its screens. */
export interface ShellContextValue {
  /** Opens the login dialog; greets an account that has just been made. */
  onSignIn: (bienvenida?: Bienvenida) => void;
  /** Opens the registration dialog. */
  onRegistro: () => void;
  /** Tells the frame that the radio can be heard here: its bar shows what goes on sounding. */
  onRadioHere: () => void;
  /** How many things wait for who is signed in, by screen. */
  counts: ShellCounts;
}

export const ShellContext = createContext<ShellContextValue>({
  onSignIn: () => undefined,
  onRegistro: () => undefined,
  onRadioHere: () => undefined,
  counts: {},
});
