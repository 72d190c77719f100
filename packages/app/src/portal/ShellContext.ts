import type { Bienvenida } from '@garita/ui/screens/sesion/LoginForm';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { createContext } from 'react';

export interface ShellContextValue {
  /**
   * Opens the sign-in dialog. @param bienvenida greets the user of an account that was just created
   */
  onSignIn: (bienvenida?: Bienvenida) => void;
  onRegistro: () => void;
  /** Mounts the radio in the bar, which shows it on other screens while it plays. */
  onRadioHere: () => void;
  /** The number of the signed-in user's pending items, by screen. */
  counts: ShellCounts;
}

export const ShellContext = createContext<ShellContextValue>({
  onSignIn: () => undefined,
  onRegistro: () => undefined,
  onRadioHere: () => undefined,
  counts: {},
});
