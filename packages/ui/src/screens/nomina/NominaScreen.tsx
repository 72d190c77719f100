import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import { PageHeader } from '../../components/PageHeader';
import type { ScreenState } from '../ScreenState';

export interface NominaScreenProps {
  /** The open period, one row a person: `joinNomina` of what allNomina answers. */
  state: ScreenState<{ readonly filas: readonly FilaNomina[] }>;
}

/** Nomina: what everyone has earned in the open period (spec §2). */
export function NominaScreen(_props: NominaScreenProps) {
  return <PageHeader title="Nomina" />;
}
