import { AusentesContext } from '@garita/ui/components/AusentesContext';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { read } from '../../data/read';

/**
 * Provides the excused people to a screen. It does not block: without an answer no one is marked.
 */
export function ConAusentes({ children }: { children: ReactNode }) {
  const nobody = useContext(AusentesContext);
  return (
    <AusentesContext value={useQuery(read('ausentes')).data ?? nobody}>{children}</AusentesContext>
  );
}
