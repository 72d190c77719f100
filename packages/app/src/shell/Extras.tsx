import type { Enlace } from '@garita/domain/agencia/enlaces';
import type { MenuGroup } from '@garita/domain/pantallas';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { isRestricted } from '../portal/isRestricted';
import type { SessionUser } from '../portal/sessionReducer';
import type { usePalette } from './usePalette';

// These parts load when they are needed, so that the first page is smaller.
const RadioWidget = lazyPart(() => import('./RadioWidget'), 'RadioWidget');
const ConnectedPalette = lazyPart(() => import('./ConnectedPalette'), 'ConnectedPalette');
const TeclasDialog = lazyPart(() => import('@garita/ui/shell/TeclasDialog'), 'TeclasDialog');
const ConnectedFichar = lazyPart(() => import('./ConnectedFichar'), 'ConnectedFichar');
/** If a secondary part fails to load, the page is shown without it. */
const aside = { instead: () => null };
const EstadosStrip = lazyPart(() => import('./EstadosStrip'), 'EstadosStrip', aside);
const EnlacesPie = lazyPart(() => import('@garita/ui/shell/EnlacesPie'), 'EnlacesPie', aside);
const Live = lazyPart(() => import('./Live'), 'Live', aside);
const AvisosNuevos = lazyPart(() => import('../avisos/AvisosNuevos'), 'AvisosNuevos', aside);
const CercaDeNombres = lazyPart(
  () => import('../routes/persona/CercaDeNombres'),
  'CercaDeNombres',
  aside,
);
const PendingCounts = lazyPart(() => import('./PendingCounts'), 'PendingCounts', aside);

interface PieProps {
  enlaces: readonly Enlace[] | undefined;
}

export function Pie({ enlaces = [] }: PieProps) {
  return enlaces.length > 0 && <EnlacesPie enlaces={enlaces} />;
}

/** The people's statuses, for a signed-in user who has switched them on (SHL-45, SHL-47). */
export function Estados({ isShown }: { isShown: boolean }) {
  return isShown && <EstadosStrip />;
}

interface CountsProps {
  user: SessionUser | null;
  /** Called with the counts at each change; empty for a visitor. */
  onCounts: (counts: ShellCounts) => void;
}

/** While the user has an obligation (`isRestricted`), only `PendingCounts` is mounted. */
export function Counts({ user, onCounts }: CountsProps) {
  return (
    user && (
      <>
        <PendingCounts user={user} onCounts={onCounts} />
        {!isRestricted(user) && (
          <>
            <AvisosNuevos key={user.id} />
            <Live userId={user.id} />
            <CercaDeNombres />
          </>
        )}
      </>
    )
  );
}

interface ExtrasProps {
  /** Whether the radio's panel is open; null until the user opens it for the first time. */
  isRadioOpen: boolean | null;
  onRadioClose: () => void;
  palette: ReturnType<typeof usePalette>;
  menu: readonly MenuGroup[];
  onGo: (ruta: string) => void;
  /** The address to open after clocking in; null without one. */
  sinFichar: string | null;
}

export function Extras({ isRadioOpen, onRadioClose, palette, menu, onGo, sinFichar }: ExtrasProps) {
  return (
    <>
      {isRadioOpen !== null && <RadioWidget isOpen={isRadioOpen} onClose={onRadioClose} />}
      {palette.isOpen && (
        <ConnectedPalette
          menu={menu}
          isOpen
          onClose={palette.close}
          onGo={onGo}
          onTeclas={palette.openTeclas}
        />
      )}
      {palette.areTeclasOpen && <TeclasDialog onClose={palette.close} />}
      {sinFichar !== null && <ConnectedFichar ruta={sinFichar} />}
    </>
  );
}
