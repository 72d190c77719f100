import { AusentesContext } from '@garita/ui/components/AusentesContext';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { ausentesQuery } from '../../queries/ausencias';

/** Tells a screen who is excused. It does not wait for it: without an answer nobody is marked. */
export function ConAusentes({ children }: { children: ReactNode }) {
  const nobody = useContext(AusentesContext);
  return (
    <AusentesContext value={useQuery(ausentesQuery()).data ?? nobody}>{children}</AusentesContext>
  );
}
