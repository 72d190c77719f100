import { AusentesContext } from '@garita/ui/components/AusentesContext';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { read } from '../../data/read';

/**
 * Provides the current absences to its children. The children are shown at once. Until the absences
 * load, no person is marked as absent.
 */
export function ConAusentes({ children }: { children: ReactNode }) {
  const nobody = useContext(AusentesContext);
  return (
    <AusentesContext value={useQuery(read('ausentes')).data ?? nobody}>{children}</AusentesContext>
  );
}
