import type { Bienvenida } from '@garita/ui/screens/sesion/LoginForm';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { createContext } from 'react';

/** The frame's functions and counts for its screens. */
export interface ShellContextValue {
  /** Opens the login dialog; greets an account that was just created. */
  onSignIn: (bienvenida?: Bienvenida) => void;
  onRegistro: () => void;
  /** Tells the frame that this screen shows the radio; the frame's bar shows it while it plays. */
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
