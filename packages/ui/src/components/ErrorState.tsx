import type { ReactNode } from 'react';
import { Button } from './Button';
import { ErrorIcon, ReloadIcon } from './icons/firstPage';
import { MessagePanel } from './MessagePanel';

export interface ErrorStateProps {
  /** The failure in a few words. */
  title?: string;
  /** The cause, e.g. the server's message, and what to do next. */
  children?: ReactNode;
  /** Called to retry; omitted if a retry cannot help. */
  onRetry?: () => void;
  /** Whether a retry is running. */
  isRetrying?: boolean;
}

/** A failed load. It always says what to do next, and offers a retry if that can help. */
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
