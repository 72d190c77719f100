import { createContext } from 'react';

/** What the frame gives to its screens. */
export interface ShellContextValue {
  /** Opens the login dialog. */
  onAcceder: () => void;
}

export const ShellContext = createContext<ShellContextValue>({ onAcceder: () => undefined });
