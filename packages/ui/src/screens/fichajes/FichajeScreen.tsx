import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import styled from 'styled-components';
import { Stack } from '../../components/layout';
import { Skeleton, SkeletonRows } from '../../components/Skeleton';
import { Tabs } from '../../components/Tabs';
import { space } from '../../theme/tokens';
import { ScreenBody, ScreenFrame } from '../ScreenFrame';
import { Activos } from './Activos';
import type { FichajeScreenProps } from './FichajeScreenProps';
import { Marcador } from './Marcador';
import { MisDias } from './MisDias';

const Own = styled.section`
  h2 { margin-bottom: ${space[3]}; }
`;

/** Fichaje: the viewer's clock and days; from category 10 on, everyone's open records. */
export function FichajeScreen(props: FichajeScreenProps) {
  const { state, activos, viewer, now } = props;
  const seesActivos = can(ACCESS.getFichajesActivos, viewer);
  return (
    <ScreenFrame
      title="Fichaje"
      state={state}
      skeleton={
        <Stack $gap={5}>
          <Skeleton height="168px" />
          <SkeletonRows hasAvatar={false} />
        </Stack>
      }
    >
      {({ fichajes }) => (
        <Stack $gap={5}>
          <Marcador {...props} fichajes={fichajes} />
          {seesActivos ? (
            <Tabs
              label="Fichajes"
              tabs={[
                {
                  id: 'activos',
                  label: 'Activos',
                  ...(activos.kind === 'ready' && { count: activos.data.activos.length }),
                  content: (
                    <ScreenBody state={activos}>
                      {(data) => <Activos {...props} activos={data.activos} />}
                    </ScreenBody>
                  ),
                },
                {
                  id: 'dias',
                  label: 'Mis días',
                  content: <MisDias fichajes={fichajes} now={now} />,
                },
              ]}
            />
          ) : (
            <Own>
              <h2>Mis días</h2>
              <MisDias fichajes={fichajes} now={now} />
            </Own>
          )}
        </Stack>
      )}
    </ScreenFrame>
  );
}
