import { CLIENTE } from '@garita/api-client/textos';
import { ErrorState } from '@garita/ui/components/ErrorState';
import { toast } from '@garita/ui/components/toast';
import { ChunkError } from '@garita/ui/parts/ChunkError';
import { useState } from 'react';

/** Loads the page anew, unless that would only show the browser's own page about a broken connection. */
async function reloadWhenReachable(): Promise<void> {
  try {
    await fetch(location.href, { cache: 'no-store' });
    location.reload();
  } catch {
    toast.error({ text: CLIENTE.sinConexion });
  }
}

function MissingPart() {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await reloadWhenReachable();
    setTrying(false);
  };
  return (
    <ErrorState title="No se pudo abrir la pantalla" onRetry={() => void retry()} isRetrying={isTrying}>
      Se cortó la conexión o hay una versión nueva del portal. Vuelve a intentarlo.
    </ErrorState>
  );
}

interface ScreenFailureProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * Stands where a screen has failed; menu and frame stay. Trying again renders it anew; where a part of it was missing the page is loaded
 * anew, since after an update its files have other names.
 */
export function ScreenFailure({ error, onRetry }: ScreenFailureProps) {
  if (error instanceof ChunkError) return <MissingPart />;
  return (
    <ErrorState title="Algo ha fallado en esta pantalla" onRetry={onRetry}>
      Vuelve a intentarlo. Si sigue fallando, avisa a un encargado y dile qué estabas haciendo.
    </ErrorState>
  );
}
