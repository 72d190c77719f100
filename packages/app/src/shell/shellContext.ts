import type { Bienvenida } from '@garita/ui/screens/sesion/LoginForm';
import { createContext } from 'react';

/** What the frame gives to its screens. */
export interface ShellContextValue {
  /** Opens the login dialog; greets an account that has just been made. */
  onSignIn: (bienvenida?: Bienvenida) => void;
  /** Opens the registration dialog. */
  onRegistro: () => void;
  /** Tells the frame that the radio can be heard here: its bar shows what goes on sounding. */
  onRadioHere: () => void;
}

export const ShellContext = createContext<ShellContextValue>({ onSignIn: () => undefined, onRegistro: () => undefined, onRadioHere: () => undefined });
