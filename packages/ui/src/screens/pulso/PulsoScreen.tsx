import { formatDays } from '@garita/domain/formato/days';
import { upperFirst } from '@garita/domain/formato/upperFirst';
import { isPorDias, SEMANAS_PULSO, type SemanasPulso } from '@garita/domain/pulso/tramos';
import styled from 'styled-components';
import { EmptyState } from '../../components/EmptyState';
import { ForbiddenState } from '../../components/ForbiddenState';
import { CalendarIcon } from '../../components/icons';
import { Stack } from '../../components/layout';
import { PageHeader } from '../../components/PageHeader';
import { Loading, Skeleton } from '../../components/Skeleton';
import { Tabs } from '../../components/Tabs';
import { space } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import { Horas } from './Horas';
import type { ParteProps, Pulso, PulsoScreenProps } from './PulsoScreenProps';
import { Reparto } from './Reparto';
import { Retencion } from './Retencion';
import { Riesgo } from './Riesgo';
import { Series } from './Series';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: ${space[4]};
`;

const Huesos = (
  <Loading>
    <Cards>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} height="260px" />
      ))}
    </Cards>
  </Loading>
);

/** Whether there is nothing to show, as in a new portal without people. */
const isNada = ({ tramos, reparto, riesgo }: Pulso): boolean =>
  reparto.personas === 0 &&
  riesgo.filas.length === 0 &&
  tramos.every(({ activas, entradas, salidas }) => activas + entradas + salidas === 0);

function Partes(props: ParteProps) {
  if (isNada(props.pulso)) {
    return (
      <EmptyState icon={<CalendarIcon size={48} />} title="Todavía no hay nada que medir">
        Aquí se verá cómo va la agencia en cuanto alguien sume tiempos, asistencias o ascensos.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <Cards>
        <Series {...props} />
        <Reparto {...props} />
      </Cards>
      <Horas {...props} />
      <Riesgo {...props} />
      <Retencion {...props} />
    </Stack>
  );
}

const describePeriodo = ({ tramos, hoy }: Pulso, semanas: SemanasPulso): string =>
  `${upperFirst(formatDays(tramos[0]?.inicio ?? hoy, hoy))}, ${isPorDias(semanas) ? 'día a día' : 'semana a semana'}`;

export function PulsoScreen({ state, semanas, onSemanas }: PulsoScreenProps) {
  const pulso = state.kind === 'ready' ? state.data.pulso : null;
  return (
    <>
      <PageHeader
        title="Pulso"
        subtitle={pulso ? describePeriodo(pulso, semanas) : 'Cómo va la agencia'}
      />
      {state.kind === 'forbidden' ? (
        <ForbiddenState />
      ) : (
        <Tabs
          label="Periodo"
          value={String(semanas)}
          onChange={(id) => onSemanas(Number(id) as SemanasPulso)}
          tabs={SEMANAS_PULSO.map((count) => ({
            id: String(count),
            label: `${count} semanas`,
            content: (
              <ScreenBody state={state} skeleton={Huesos}>
                {(data) => <Partes pulso={data.pulso} semanas={semanas} />}
              </ScreenBody>
            ),
          }))}
        />
      )}
    </>
  );
}
