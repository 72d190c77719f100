import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Tema } from '../theme/palette';

const PortalContext = createContext<Element | null>(null);

/** The portal container with the opener's theme for popovers and dialogs; undefined = the body. */
export const usePortalContainer = (): Element | undefined => useContext(PortalContext) ?? undefined;

interface ThemeScopeProps {
  /** The theme of the content and its overlays. */
  tema: Tema;
  children: ReactNode;
}

/**
 * A part of the page with its own theme, overlays included. The page itself needs none: its root
 * has `data-tema`.
 */
export function ThemeScope({ tema, children }: ThemeScopeProps) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  return (
    <div data-tema={tema} ref={setContainer}>
      <PortalContext value={container}>{children}</PortalContext>
    </div>
  );
}
