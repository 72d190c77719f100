import { ErrorState } from '@garita/ui/components/ErrorState';

/** The message for a screen that failed to render. A retry mounts the screen again. */
export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="Algo ha fallado en esta pantalla" onRetry={onRetry}>
      Vuelve a intentarlo. Si sigue fallando, avisa a un encargado y dile qué estabas haciendo.
    </ErrorState>
  );
}
