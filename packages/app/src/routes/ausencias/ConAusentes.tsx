import { AusentesContext } from '@garita/ui/components/AusentesContext';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { read } from '../../data/read';

/** Does not block: without an answer the screen marks no one as excused. */
export function ConAusentes({ children }: { children: ReactNode }) {
  const nobody = useContext(AusentesContext);
  return (
    <AusentesContext value={useQuery(read('ausentes')).data ?? nobody}>{children}</AusentesContext>
  );
}
