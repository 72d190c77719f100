import type { MenuGroup } from '@garita/domain/pantallas';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadPart } from '../router/ChunkError';

// None of these is on the first page: each is fetched when somebody asks for it, or is there to see it.
const RadioWidget = lazy(() => loadPart(() => import('./RadioWidget')).then((module) => ({ default: module.RadioWidget })));
const ConnectedPalette = lazy(() => loadPart(() => import('./ConnectedPalette')).then((module) => ({ default: module.ConnectedPalette })));
// Nobody asked for it: if it cannot be fetched, the page goes without.
const EstadosStrip = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./EstadosStrip').then(
      (module) => ({ default: module.EstadosStrip }),
      () => ({ default: () => null }),
    ),
);

/** The statuses of the day, for who is signed in and wants to see them (SHL-45, SHL-47). */
export function Estados({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <EstadosStrip />
    </Suspense>
  );
}

interface ExtrasProps {
  isRadioOpen: boolean;
  onRadioClose: () => void;
  palette: { isOpen: boolean; close: () => void };
  menu: readonly MenuGroup[];
  onGo: (ruta: string) => void;
}

/** What stands over the page when it is called: the radio's player and the palette. */
export function Extras({ isRadioOpen, onRadioClose, palette, menu, onGo }: ExtrasProps) {
  return (
    <Suspense fallback={null}>
      {isRadioOpen && <RadioWidget onClose={onRadioClose} />}
      {palette.isOpen && <ConnectedPalette menu={menu} isOpen onClose={palette.close} onGo={onGo} />}
    </Suspense>
  );
}
