import { ErrorState } from '@garita/ui/components/ErrorState';

/** Stands where a screen has failed; menu and frame stay. Trying again renders it anew. */
export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="Algo ha fallado en esta pantalla" onRetry={onRetry}>
      Vuelve a intentarlo. Si sigue fallando, avisa a un encargado y dile qué estabas haciendo.
    </ErrorState>
  );
}
