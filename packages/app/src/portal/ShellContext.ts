import type { Bienvenida } from '@garita/ui/screens/sesion/LoginForm';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { createContext } from 'react';

export interface ShellContextValue {
  /** Opens the login dialog; greets an account that was just created. */
  onSignIn: (bienvenida?: Bienvenida) => void;
  onRegistro: () => void;
  /** Mounts the bar's part of the radio, which shows it on other screens while it plays. */
  onRadioHere: () => void;
  /** Pending items of the signed-in user, by screen. */
  counts: ShellCounts;
}

export const ShellContext = createContext<ShellContextValue>({
  onSignIn: () => undefined,
  onRegistro: () => undefined,
  onRadioHere: () => undefined,
  counts: {},
});
