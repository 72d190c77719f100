import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readWanted } from '../router/wantedAddress';
import type { Session } from '../session/sessionReducer';

interface LoginRequest {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Whether signing in is asked for: by the button, or because a visitor was sent here from a screen behind the guard. Whoever comes in,
 * in this tab or in another, is led on to that screen.
 */
export function useLoginRequest(phase: Session['phase']): LoginRequest {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const wanted = readWanted(state);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (phase !== 'signedIn') return;
    setAsked(false);
    if (wanted !== null) void navigate(wanted, { replace: true });
  }, [phase, wanted, navigate]);
  return {
    isOpen: phase === 'visitor' && (isAsked || wanted !== null),
    open: useCallback(() => setAsked(true), []),
    close: () => {
      setAsked(false);
      // Closing the dialog is giving up on the screen that asked for it.
      if (wanted !== null) void navigate(pathname, { replace: true });
    },
  };
}
