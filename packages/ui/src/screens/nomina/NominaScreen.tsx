import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { type FilaNomina, sumPagas } from '@garita/domain/nomina/joinNomina';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button';
import { DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { CalendarIcon, CoinsIcon } from '../../components/icons';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import type { AjusteDialogProps } from './AjusteDialog';
import { nominaColumns } from './nominaColumns';

export interface NominaScreenProps extends Pick<AjusteDialogProps, 'onAjustar' | 'onAviso'> {
  /** The open period, or the days of `rango`, one row a person: `joinNomina` of what allNomina answers. */
  state: ScreenState<{ readonly filas: readonly FilaNomina[] }>;
  /** The days that are shown; null = the open period. */
  rango: RangoFechas | null;
  onRango: (rango: RangoFechas | null) => void;
  /** Whether the viewer may adjust that person; days of the past are only looked at. */
  canAjustar: (fila: FilaNomina) => boolean;
}

// Forms and calendars: most who look at the payroll ask for neither.
const AjusteDialog = lazy(() => import('./AjusteDialog').then((module) => ({ default: module.AjusteDialog })));
const FechasDialog = lazy(() => import('./FechasDialog').then((module) => ({ default: module.FechasDialog })));

const PERSONAS = { one: 'persona', many: 'personas' };

/** `2026-11-16` as the portal's pickers write it. */
const toShown = (dia: string): string => `${dia.slice(5, 7)}/${dia.slice(8, 10)}/${dia.slice(0, 4)}`;

function summaryOf(filas: readonly FilaNomina[], rango: RangoFechas | null): string {
  const people = `${formatInteger(filas.length)} ${filas.length === 1 ? PERSONAS.one : PERSONAS.many}`;
  const days = rango ? ` · del ${toShown(rango.inicio)} al ${toShown(rango.final)}` : '';
  return `${people} · ${formatCredits(sumPagas(filas))} en pagas${days}`;
}

const empty = (
  <EmptyState icon={<CoinsIcon size={48} />} title="La nómina está vacía">
    Aquí habrá una fila por cada persona activa de la agencia, con lo que ha ganado en el periodo abierto.
  </EmptyState>
);

/** Nomina: what everyone has earned in the open period or in some days (spec §2). */
export function NominaScreen({ state, rango, onRango, canAjustar, onAjustar, onAviso }: NominaScreenProps) {
  const [isAsking, setAsking] = useState(false);
  const [ajustada, setAjustada] = useState<FilaNomina | null>(null);
  const filas = state.kind === 'ready' ? state.data.filas : [];
  const filters = (
    <>
      <Button variant="quiet" icon={<CalendarIcon size={20} />} onPress={() => setAsking(true)}>
        Por fechas
      </Button>
      {rango && (
        <Button variant="quiet" onPress={() => onRango(null)}>
          Ver el periodo abierto
        </Button>
      )}
    </>
  );
  const actionsOf = (fila: FilaNomina) => (canAjustar(fila) ? [{ id: 'ajustar', label: 'Ajustar', onPress: () => setAjustada(fila) }] : []);
  return (
    <>
      <ScreenFrame title="Nomina" subtitle={filas.length > 0 && summaryOf(filas, rango)} state={state}>
        {(data) => (
          <DataTable
            caption={rango ? 'Nómina de esos días' : 'Nómina del periodo abierto'}
            columns={nominaColumns}
            rows={data.filas}
            rowKey={({ id }) => id}
            {...(data.filas.some(canAjustar) && { rowActions: actionsOf })}
            hasAvatar
            empty={empty}
            defaultSort={{ columnId: 'usuario', direction: 'asc' }}
            searchLabel="Buscar en la nómina"
            noun={PERSONAS}
            toolbar={filters}
            csvName="nomina"
          />
        )}
      </ScreenFrame>
      <Suspense fallback={null}>
        {isAsking && <FechasDialog rango={rango} onClose={() => setAsking(false)} onFiltrar={onRango} onAviso={onAviso} />}
        {ajustada && <AjusteDialog fila={ajustada} onClose={() => setAjustada(null)} onAjustar={onAjustar} onAviso={onAviso} />}
      </Suspense>
    </>
  );
}
