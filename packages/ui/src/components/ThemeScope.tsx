import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Tema } from '../theme/palette';

const PortalContext = createContext<Element | null>(null);

/** Where popovers and dialogs must be put to have the theme of whoever opens them; undefined means the page's body. */
export const usePortalContainer = (): Element | undefined => useContext(PortalContext) ?? undefined;

interface ThemeScopeProps {
  /** The theme of all that stands within and of what floats from there. */
  tema: Tema;
  children: ReactNode;
}

/** A part of the page with a theme of its own, its popovers and dialogs included. The page itself needs none: its root carries `data-tema`. */
export function ThemeScope({ tema, children }: ThemeScopeProps) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  return (
    <div data-tema={tema} ref={setContainer}>
      <PortalContext value={container}>{children}</PortalContext>
    </div>
  );
}
