import type { MenuGroup } from '@garita/domain/pantallas';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from '../../components/Button';
import { ErrorState } from '../../components/ErrorState';
import { LoginIcon } from '../../components/icons';
import { Loading, Skeleton } from '../../components/Skeleton';
import type { FailedState, LoadingState } from '../ScreenState';
import { Accesos } from './Accesos';
import type { Persona } from './PersonaCard';
import { Portada } from './Portada';

// A visitor never sees it; for everybody else it comes while their session is being checked.
const loadPersonaCard = () => import('./PersonaCard');
const PersonaCard = lazy(() => loadPersonaCard().then((module) => ({ default: module.PersonaCard })));

/** Whom the start is for. */
export type InicioState =
  | LoadingState
  | FailedState
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'signedIn';
      readonly persona: Persona;
      /** How many promotions wait for this person's answer; null while it is not known. */
      readonly solicitudes: number | null;
    };

export interface InicioScreenProps {
  state: InicioState;
  /** The agency's name. */
  agencia: string;
  /** What this person may open (`buildMenu`). */
  menu: readonly MenuGroup[];
  /** Which screens are still to be built. */
  isPendiente: (id: string) => boolean;
  onAcceder: () => void;
}

function Cargando() {
  // A failure here is nobody's concern yet: showing the card tries again.
  useEffect(() => void loadPersonaCard().catch(() => undefined), []);
  return (
    <Loading>
      <Skeleton height="96px" />
    </Loading>
  );
}

/** The start: whose portal this is, the way in, and for whoever is inside what waits and where to go. */
export function InicioScreen({ state, agencia, menu, isPendiente, onAcceder }: InicioScreenProps) {
  if (state.kind === 'error') return <ErrorState onRetry={state.onRetry}>{state.error}</ErrorState>;
  if (state.kind === 'loading') return <Cargando />;
  if (state.kind === 'visitor') {
    return (
      <>
        <Portada agencia={agencia}>
          <Button variant="primary" icon={<LoginIcon size={20} />} onPress={() => onAcceder()}>
            Acceder
          </Button>
        </Portada>
        <Accesos menu={menu} isPendiente={isPendiente} />
      </>
    );
  }
  return (
    <>
      <Suspense fallback={<Cargando />}>
        <PersonaCard persona={state.persona} solicitudes={state.solicitudes} />
      </Suspense>
      <Accesos menu={menu} isPendiente={isPendiente} />
    </>
  );
}
