import type { ReactNode } from 'react';
import { InboxIcon } from './icons';
import { MessagePanel } from './MessagePanel';

export interface EmptyStateProps {
  /** The missing entries, e.g. `Todavía no hay solicitudes`. */
  title: string;
  /** How entries are added, in a sentence. */
  children?: ReactNode;
  /** The button that adds an entry, if the user may. */
  action?: ReactNode;
  /** A 48 px icon. */
  icon?: ReactNode;
}

/** Replaces an empty list. It names the missing entries and the act that adds one. */
export function EmptyState({
  title,
  children,
  action,
  icon = <InboxIcon size={48} />,
}: EmptyStateProps) {
  return (
    <MessagePanel icon={icon} title={title} action={action}>
      {children}
    </MessagePanel>
  );
}
