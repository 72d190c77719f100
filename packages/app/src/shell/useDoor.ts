import type { Bienvenida } from '@garita/ui/screens/sesion/LoginForm';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Session, SessionUser } from '../portal/sessionReducer';
import { securityPath, settingsPath } from '../router/settingsPath';
import { readWanted } from '../router/wantedAddress';

/** What a visitor asks for at the door. */
export type DoorRequest =
  | { readonly kind: 'acceder'; readonly bienvenida: Bienvenida | null }
  | { readonly kind: 'registro' };

export interface Door {
  /** The code of the invitation whose link led here; empty without one. */
  invitacion: string;
  /** Which dialog is open; null when none is. */
  request: DoorRequest | null;
  /** Opens the login dialog; greets an account that has just been made. */
  openAcceder: (bienvenida?: Bienvenida | null) => void;
  /** Opens the registration dialog. */
  openRegistro: () => void;
  close: () => void;
}

const ACCEDER: DoorRequest = { kind: 'acceder', bienvenida: null };
const REGISTRO: DoorRequest = { kind: 'registro' };

/** Where somebody is held to first, if they are. */
const firstPath = ({ debeCambiarClave, debeSegundoFactor }: SessionUser): string | null =>
  debeCambiarClave ? settingsPath : debeSegundoFactor ? securityPath : null;

/**
 * Whether coming in is asked for: by a button, or because a visitor was sent here from a screen behind the guard. Whoever comes in, in
 * this tab or in another, is led on to that screen; whoever is held to something first, to where it is done.
 */
export function useDoor(session: Session): Door {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const wanted = readWanted(state);
  // Read as the page comes: who closes the dialog and opens it again has not lost it.
  const [invitacion] = useState(() => new URLSearchParams(search).get('invitacion') ?? '');
  const [asked, setAsked] = useState(invitacion === '' ? null : REGISTRO);
  const { phase } = session;
  const first = session.phase === 'signedIn' ? firstPath(session.user) : null;
  const wasVisitor = useRef(false);
  useEffect(() => {
    if (phase === 'visitor') wasVisitor.current = true;
    if (phase !== 'signedIn') return;
    const isEntering = wasVisitor.current;
    wasVisitor.current = false;
    setAsked(null);
    if (isEntering && first !== null) void navigate(first, { replace: wanted !== null });
    else if (wanted !== null) void navigate(wanted, { replace: true });
  }, [phase, first, wanted, navigate]);
  return {
    invitacion,
    request: phase === 'visitor' ? (asked ?? (wanted === null ? null : ACCEDER)) : null,
    // Always the same: whoever presses on and on while it comes does not have the page rendered each time.
    openAcceder: useCallback(
      (bienvenida = null) =>
        setAsked(bienvenida === null ? ACCEDER : { kind: 'acceder', bienvenida }),
      [],
    ),
    openRegistro: useCallback(() => setAsked(REGISTRO), []),
    close: () => {
      setAsked(null);
      // Closing the dialog is giving up on the screen that asked for it.
      if (wanted !== null) void navigate(pathname, { replace: true });
    },
  };
}
