import type { MenuGroup } from '@garita/domain/pantallas';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadPart } from '../router/ChunkError';
import type { SessionUser } from '../session/sessionReducer';

// None of these is on the first page: each is fetched when somebody asks for it, or is there to see it.
const RadioWidget = lazy(() => loadPart(() => import('./RadioWidget')).then((module) => ({ default: module.RadioWidget })));
const ConnectedPalette = lazy(() => loadPart(() => import('./ConnectedPalette')).then((module) => ({ default: module.ConnectedPalette })));
/** Nobody asked for it: if it cannot be fetched, the page goes without. */
const lazyAside = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(
    (): Promise<{ default: ComponentType<Props> }> =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: () => null }),
      ),
  );
const EstadosStrip = lazyAside(() => import('./EstadosStrip').then((module) => module.EstadosStrip));
const PendingCounts = lazyAside(() => import('./PendingCounts').then((module) => module.PendingCounts));

/** The statuses of the day, for who is signed in and wants to see them (SHL-45, SHL-47). */
export function Estados({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <EstadosStrip />
    </Suspense>
  );
}

interface CountsProps {
  user: SessionUser | null;
  /** Told as often as it changes; nothing waits for a visitor. */
  onCounts: (counts: ShellCounts) => void;
}

/** How many things wait for who is signed in. */
export function Counts({ user, onCounts }: CountsProps) {
  return <Suspense fallback={null}>{user && <PendingCounts user={user} onCounts={onCounts} />}</Suspense>;
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
