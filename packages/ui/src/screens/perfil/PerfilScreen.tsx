import { CATEGORIA } from '@garita/domain/acceso/permisos';
import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Quiet, Stack } from '../../components/layout';
import { SkeletonRows } from '../../components/Skeleton';
import { lazyPart } from '../../parts/lazyPart';
import { media, space } from '../../theme/tokens';
import { Countdown } from '../Countdown';
import { PersonaHead } from '../PersonaHead';
import { HistoriaCard } from '../persona/HistoriaCard';
import { ScreenBody } from '../ScreenFrame';
import { CuentaCard } from './CuentaCard';
import { LogrosCard } from './LogrosCard';
import { MembresiasCard } from './MembresiasCard';
import type { PerfilScreenProps } from './PerfilScreenProps';
import { RequisitosCard } from './RequisitosCard';
import { TrabajoTabs } from './TrabajoTabs';

interface ProximoAscensoProps {
  /** The earliest instant of the next promotion; null if there is no next mission. */
  siguiente: string | null;
  now: () => number;
}

function ProximoAscenso({ siguiente, now }: ProximoAscensoProps) {
  return (
    <Card title="Próximo ascenso">
      {siguiente === null ? (
        <Quiet $above={2}>
          No hay una misión siguiente: los rangos más altos se dan por nombramiento.
        </Quiet>
      ) : (
        <>
          <Countdown until={siguiente} now={now} ended="Ya te pueden ascender" />
          <Quiet
            $above={2}
          >{`Desde el ${formatInstant(siguiente)}, cuando alguien te lo proponga.`}</Quiet>
        </>
      )}
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space[5]};
  @media (max-width: 959.98px) { grid-template-columns: minmax(0, 1fr); }
  ${media.compact} { gap: ${space[4]}; }
`;
const Column = styled(Stack)`
  gap: ${space[5]};
  ${media.compact} { gap: ${space[4]}; }
`;

const Below = styled.div`
  margin-top: ${space[5]};
  ${media.compact} { margin-top: ${space[4]}; }
`;

const DetalleDialog = lazyPart(() => import('../nomina/DetalleDialog'), 'DetalleDialog');

export function PerfilScreen({
  state,
  viewer,
  detalle,
  onDetalle,
  historia,
  now,
}: PerfilScreenProps) {
  return (
    <>
      <PersonaHead persona={viewer} title={viewer.usuario} />
      <ScreenBody state={state} skeleton={<SkeletonRows />}>
        {({ perfil, cuenta, historial: [siguiente, ascensos, trabajo] }) => (
          <Columns>
            <Column>
              <LogrosCard perfil={perfil} onDetalle={() => onDetalle(true)} />
              {viewer.id_categoria <= CATEGORIA.gerencia && (
                <RequisitosCard requirements={perfil.requirements} />
              )}
              <CuentaCard cuenta={cuenta} />
              <TrabajoTabs categoria={viewer.id_categoria} ascensos={ascensos} trabajo={trabajo} />
            </Column>
            <Column>
              <ProximoAscenso siguiente={siguiente} now={now} />
              <MembresiasCard membresias={perfil.membresias} />
            </Column>
          </Columns>
        )}
      </ScreenBody>
      <Below>
        <HistoriaCard title="Tu historia" {...historia} />
      </Below>
      {detalle && (
        <DetalleDialog
          state={detalle}
          cuenta={state.kind === 'ready' ? state.data.cuenta : null}
          isOwn
          onClose={() => onDetalle(false)}
        />
      )}
    </>
  );
}
