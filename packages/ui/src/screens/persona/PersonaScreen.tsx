import { formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { ForbiddenState } from '../../components/ForbiddenState';
import { UserIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { Stack } from '../../components/layout';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonRows } from '../../components/Skeleton';
import { media, space } from '../../theme/tokens';
import { Figures } from '../Figures';
import { Actos } from './Actos';
import { isDue } from './Ahora';
import { Cabecera } from './Cabecera';
import { HistoriaCard } from './HistoriaCard';
import { NotasCard } from './NotasCard';
import type { Ficha, PersonaScreenProps } from './PersonaScreenProps';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};
  @media (max-width: 959.98px) { grid-template-columns: minmax(0, 1fr); > :last-child { order: -1; } }
  ${media.compact} { gap: ${space[4]}; }
`;

function Periodo({ ascensos, asistencias, times }: NonNullable<Ficha['periodo']>) {
  return (
    <Card title="Este periodo">
      <Figures
        figures={[
          ['Ascensos', formatInteger(ascensos)],
          ['Asistencias', formatInteger(asistencias)],
          ['Tiempos', formatMinutes(times)],
        ]}
      />
    </Card>
  );
}

function NoEsta({ nombre }: { nombre: string }) {
  return (
    <EmptyState
      icon={<UserIcon size={48} />}
      title="No hay nadie con ese nombre"
      action={<LinkButton href="/equipo">Ver todo el equipo</LinkButton>}
    >
      Nadie se llama ni se ha llamado «<span translate="no">{nombre}</span>» en esta agencia.
    </EmptyState>
  );
}

/** The page while the person is loading, has failed to load, or does not exist. */
function SinFicha({
  nombre,
  state,
}: {
  nombre: string;
  state: Exclude<PersonaScreenProps['state'], { kind: 'ready' }>;
}) {
  switch (state.kind) {
    case 'loading':
      return <SkeletonRows label={`Cargando a ${nombre}…`} />;
    case 'error':
      return <ErrorState onRetry={state.onRetry}>{state.error}</ErrorState>;
    case 'forbidden':
      return <ForbiddenState />;
    case 'notFound':
      return <NoEsta nombre={nombre} />;
  }
}

export function PersonaScreen(props: PersonaScreenProps) {
  const { nombre, state, historia, notas, now } = props;
  if (state.kind !== 'ready') {
    return (
      <>
        <PageHeader title={nombre} />
        <SinFicha nombre={nombre} state={state} />
      </>
    );
  }
  const { ficha } = state.data;
  return (
    <>
      <Cabecera ficha={ficha} nombre={nombre} now={now()}>
        <Actos {...props} usuario={ficha.usuario} isDue={isDue(ficha, now())} />
      </Cabecera>
      <Columns>
        <HistoriaCard title="Su historia" {...historia} />
        <Stack $gap={5}>
          {ficha.periodo && <Periodo {...ficha.periodo} />}
          {notas && <NotasCard {...notas} />}
        </Stack>
      </Columns>
    </>
  );
}
