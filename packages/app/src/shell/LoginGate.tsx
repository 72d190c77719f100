import { toast } from '@garita/ui/components/toast';
import { lazy, Suspense, useEffect, useState } from 'react';
import { session } from '../portal';
import { loadPart } from '../router/ChunkError';

const loadDialog = () => loadPart(() => import('@garita/ui/screens/sesion/LoginDialog'));
const LoginDialog = lazy(() => loadDialog().then((module) => ({ default: module.LoginDialog })));

/** Lets the page come first: the dialog is fetched once the browser has nothing better to do. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

interface LoginGateProps {
  isOpen: boolean;
  onClose: () => void;
  /** Somebody has come in and the dialog has closed. */
  onEntered: () => void;
}

/** The login dialog, which comes after the page. */
export function LoginGate({ isOpen, onClose, onEntered }: LoginGateProps) {
  // Once opened it stays, so that it can also be seen to close.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  // A failure here is nobody's concern yet: opening the dialog tries again.
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog
        isOpen={isOpen}
        onClose={onClose}
        onIngresar={async (values) => {
          await session.login(values);
          onEntered();
        }}
        onAviso={(text) => toast.error({ text })}
      />
    </Suspense>
  );
}
