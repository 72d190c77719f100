import type { components } from '@garita/api-client/schema';
import { panoramaSemana } from '@garita/domain/equipo/panoramaSemana';
import { contar } from '@garita/domain/formato/contar';
import { formatInstant } from '@garita/domain/formato/instant';
import { useMemo, useState } from 'react';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { UsersIcon } from '../../components/icons';
import { Panorama } from '../../components/Panorama';
import { Switch } from '../../components/Switch';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { type FilaSemana, semanaColumns, toFilasSemana } from './semanaColumns';

type Semana = components['schemas']['Semana'];

interface ResumenData {
  /** The answer of `nominaWeek`: the rows, and the start of the week. */
  readonly semana: Semana;
  /** The zone of the week's start; null while the agency is not set up. */
  readonly configuracion: { readonly zona: string } | null;
}

interface ResumenSemanalScreenProps {
  state: ScreenState<ResumenData>;
}

const QUIETOS = 'Solo quien no hizo nada';
const PERSONAS = { one: 'persona', many: 'personas' };

const describeQuietos = (count: number): string => {
  if (count === 0) return 'Todo el mundo ha hecho algo';
  return contar(count, 'persona no ha hecho nada', 'personas no han hecho nada');
};

function Tabla({ filas }: { filas: readonly FilaSemana[] }) {
  const [soloQuietos, setSoloQuietos] = useState(false);
  const quietos = useMemo(() => filas.filter(({ hizo }) => !hizo), [filas]);
  // Without inactive people there is no filter, and no switch to turn it off.
  const isFiltered = soloQuietos && quietos.length > 0;
  return (
    <DataTable
      caption={
        isFiltered
          ? 'Quien no ha hecho nada esta semana'
          : 'Lo que ha hecho cada persona esta semana'
      }
      columns={semanaColumns}
      rows={isFiltered ? quietos : filas}
      rowKey={({ usuarioNombre }) => usuarioNombre}
      rowTone={({ hizo }) => (hizo ? undefined : 'muted')}
      hasAvatar
      empty={
        <EmptyState icon={<UsersIcon size={48} />} title="Todavía no hay nadie">
          Aquí habrá una fila por cada persona de la agencia, con lo que ha hecho desde el lunes.
        </EmptyState>
      }
      defaultSort={{ columnId: 'usuario', direction: 'asc' }}
      searchLabel="Buscar en la semana"
      noun={PERSONAS}
      toolbar={
        quietos.length > 0 && (
          <Switch label={QUIETOS} value={soloQuietos} onChange={setSoloQuietos} />
        )
      }
      filter={isFiltered ? { label: QUIETOS, onClear: () => setSoloQuietos(false) } : undefined}
      csvName="resumen-semanal"
    />
  );
}

/** Resumen semanal: each person's work since Monday, across pay periods (RSM-01 to RSM-03). */
export function ResumenSemanalScreen({ state }: ResumenSemanalScreenProps) {
  const data = state.kind === 'ready' ? state.data : null;
  const filas = useMemo(() => (data ? toFilasSemana(...data.semana) : []), [data]);
  const subtitle = data && (
    <>
      Desde el lunes{' '}
      <time dateTime={data.semana[1]}>
        {formatInstant(data.semana[1], {
          part: 'fecha',
          ...(data.configuracion && { zone: data.configuracion.zona }),
        })}
      </time>
      {filas.length > 0 && ` · ${describeQuietos(filas.filter(({ hizo }) => !hizo).length)}`}
    </>
  );
  return (
    <ScreenFrame title="Resumen semanal" subtitle={subtitle} state={state}>
      {() => (
        <>
          <Panorama label="Quién ha hecho algo" cuadro={panoramaSemana(filas)} />
          <Tabla filas={filas} />
        </>
      )}
    </ScreenFrame>
  );
}
