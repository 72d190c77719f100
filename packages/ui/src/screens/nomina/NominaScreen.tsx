import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { type FilaNomina, sumPagas } from '@garita/domain/nomina/joinNomina';
import { DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { CoinsIcon } from '../../components/icons';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { nominaColumns } from './nominaColumns';

export interface NominaScreenProps {
  /** The open period, one row a person: `joinNomina` of what allNomina answers. */
  state: ScreenState<{ readonly filas: readonly FilaNomina[] }>;
}

const PERSONAS = { one: 'persona', many: 'personas' };

function summaryOf(filas: readonly FilaNomina[]): string {
  const people = `${formatInteger(filas.length)} ${filas.length === 1 ? PERSONAS.one : PERSONAS.many}`;
  return `${people} · ${formatCredits(sumPagas(filas))} en pagas`;
}

const empty = (
  <EmptyState icon={<CoinsIcon size={48} />} title="La nómina está vacía">
    Aquí habrá una fila por cada persona activa de la agencia, con lo que ha ganado en el periodo abierto.
  </EmptyState>
);

/** Nomina: what everyone has earned in the open period (spec §2). */
export function NominaScreen({ state }: NominaScreenProps) {
  const filas = state.kind === 'ready' ? state.data.filas : [];
  return (
    <ScreenFrame title="Nomina" subtitle={filas.length > 0 && summaryOf(filas)} state={state}>
      {(data) => (
        <DataTable
          caption="Nómina del periodo abierto"
          columns={nominaColumns}
          rows={data.filas}
          rowKey={({ id }) => id}
          hasAvatar
          empty={empty}
          defaultSort={{ columnId: 'usuario', direction: 'asc' }}
          searchLabel="Buscar en la nómina"
          noun={PERSONAS}
          csvName="nomina"
        />
      )}
    </ScreenFrame>
  );
}
