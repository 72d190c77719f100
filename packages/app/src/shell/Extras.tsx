import type { Enlace } from '@garita/domain/agencia/enlaces';
import type { MenuGroup } from '@garita/domain/pantallas';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { isHeld } from '../portal/isHeld';
import type { SessionUser } from '../portal/sessionReducer';
import type { usePalette } from './usePalette';

// None of these is on the first page: each is fetched when somebody asks for it, or is there to see it.
const RadioWidget = lazyPart(() => import('./RadioWidget'), 'RadioWidget');
const ConnectedPalette = lazyPart(() => import('./ConnectedPalette'), 'ConnectedPalette');
const TeclasDialog = lazyPart(() => import('@garita/ui/shell/TeclasDialog'), 'TeclasDialog');
const ConnectedFichar = lazyPart(() => import('./ConnectedFichar'), 'ConnectedFichar');
/** Nobody asked for it: should it be missing, the page goes without. */
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

/** The agency's own links at the foot of the page, where it has any. */
export function Pie({ enlaces = [] }: PieProps) {
  return enlaces.length > 0 && <EnlacesPie enlaces={enlaces} />;
}

/** The statuses of the day, for who is signed in and wants to see them (SHL-45, SHL-47). */
export function Estados({ isShown }: { isShown: boolean }) {
  return isShown && <EstadosStrip />;
}

interface CountsProps {
  user: SessionUser | null;
  /** Told as often as it changes; nothing waits for a visitor. */
  onCounts: (counts: ShellCounts) => void;
}

/** How many things wait for who is signed in, what moves meanwhile, and who the people are that are named; who is held to something first is told nothing. */
export function Counts({ user, onCounts }: CountsProps) {
  return (
    user && (
      <>
        <PendingCounts user={user} onCounts={onCounts} />
        {!isHeld(user) && (
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
  /** Whether the radio's player is up; null while nobody has asked for the radio. */
  isRadioOpen: boolean | null;
  onRadioClose: () => void;
  palette: ReturnType<typeof usePalette>;
  menu: readonly MenuGroup[];
  onGo: (ruta: string) => void;
  /** What opens once one has clocked in, where that was asked for. */
  sinFichar: string | null;
}

/** What stands over the page when it is called: the radio's player, the palette, the list of keys, the question before what clocking in opens. */
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
