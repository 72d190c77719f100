import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from './RouterContext';

interface RedirectProps {
  to: string;
  /** What the history remembers beside the address. */
  state?: unknown;
}

/** Leads on to another address as soon as it stands on the page, and leaves no step to come back by. */
export function Redirect({ to, state = null }: RedirectProps) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate(to, { replace: true, state }));
  useEffect(() => leave(), []);
  return null;
}
