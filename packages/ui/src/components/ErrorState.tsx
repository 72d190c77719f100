import type { ReactNode } from 'react';
import { Button } from './Button';
import { ErrorIcon, ReloadIcon } from './icons';
import { MessagePanel } from './MessagePanel';

export interface ErrorStateProps {
  /** What could not be done. */
  title?: string;
  /** What happened, e.g. the server's own words, and what to do next. */
  children?: ReactNode;
  /** Asked to try again; left out where that would not help. */
  onRetry?: () => void;
  /** It is being tried again. */
  isRetrying?: boolean;
}

/** Something could not be loaded. Always says what to do next and, where it helps, offers to try again. */
export function ErrorState({
  title = 'No se pudo cargar',
  children,
  onRetry,
  isRetrying = false,
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button
      icon={<ReloadIcon size={20} />}
      onPress={onRetry}
      isPending={isRetrying}
      pendingLabel="Reintentando"
    >
      Reintentar
    </Button>
  );
  return (
    <MessagePanel
      role="alert"
      tone="danger"
      icon={<ErrorIcon size={48} />}
      title={title}
      action={retry}
    >
      {children ??
        'Revisa tu conexión y vuelve a intentarlo. Si sigue fallando, avisa a un encargado.'}
    </MessagePanel>
  );
}
