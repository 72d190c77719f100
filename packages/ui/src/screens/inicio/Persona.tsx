import { sayMinutes } from '@garita/domain/formato/minutes';
import { minutesOf } from '@garita/domain/tiempos/reloj';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Card } from '../../components/Card';
import { Firma } from '../../components/Firma';
import { Row, Stack } from '../../components/layout';
import { Placa } from '../../components/Placa';
import { Loading, Skeleton } from '../../components/Skeleton';
import { useRunning } from '../../components/useRunning';
import { color, media, space, text } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import { relojOf } from '../tiempos/relojOf';
import { CaminoAscenso } from './CaminoAscenso';
import type { DiaProps, Hoy } from './DiaProps';
import { Fichar } from './Fichar';
import { Propuesta } from './Propuesta';

const Root = styled.p`
  margin: 0;
  color: ${color.tinta2};
  overflow-wrap: anywhere;
  strong { color: ${color.tinta}; font-variant-numeric: tabular-nums; }
`;

interface MiTiempoProps extends Pick<DiaProps, 'now'> {
  tiempo: NonNullable<Hoy['tiempo']>;
}

function MiTiempo({ tiempo, now }: MiTiempoProps) {
  const minutes = useRunning(() => minutesOf(relojOf(tiempo), now()));
  return (
    <Root>
      {tiempo.pausa === 1 ? 'Tu tiempo, en pausa: ' : 'Tu tiempo: '}
      <strong>{sayMinutes(minutes)}</strong>
      {tiempo.altoNombre === null ? ', sin encargado' : `, con ${tiempo.altoNombre}`}
    </Root>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  > :last-child { min-width: 0; }
  h1 { overflow-wrap: anywhere; ${media.compact} { font-size: ${text[27]}; } }
`;
const Facts = styled(Row)`
  margin-top: ${space[2]};
  color: ${color.tinta2};
`;

type PersonaProps = Pick<
  DiaProps,
  'persona' | 'isDentro' | 'hoy' | 'now' | 'onClockIn' | 'solicitud' | 'respuesta'
>;

export function Persona({
  persona: { usuario, mision, firma, id_categoria },
  hoy,
  now,
  solicitud,
  respuesta,
  ...fichar
}: PersonaProps) {
  return (
    <Card>
      <FocusFallback acts={String(solicitud?.id)} isOpen={false} label={`Hola, ${usuario}`}>
        <Stack $gap={5}>
          <Head>
            <Avatar usuario={usuario} size="large" />
            <div>
              <h1>{`Hola, ${usuario}`}</h1>
              <Facts $gap={3}>
                <Placa categoria={id_categoria} />
                <span>{mision}</span>
                <Firma firma={firma} />
              </Facts>
            </div>
          </Head>
          {solicitud && (
            <Propuesta key={solicitud.id} solicitud={solicitud} respuesta={respuesta} />
          )}
          {hoy.kind === 'loading' && (
            <Loading>
              <Skeleton height="104px" />
            </Loading>
          )}
          {hoy.kind === 'ready' && (
            <CaminoAscenso
              ascenso={hoy.data.ascenso}
              mision={mision}
              categoria={id_categoria}
              now={now}
              isProposed={solicitud !== null}
            />
          )}
          {hoy.kind === 'ready' && hoy.data.tiempo && (
            <MiTiempo tiempo={hoy.data.tiempo} now={now} />
          )}
          <Fichar
            entrada={hoy.kind === 'ready' ? hoy.data.entrada : null}
            now={now}
            isDue={solicitud === null}
            {...fichar}
          />
        </Stack>
      </FocusFallback>
    </Card>
  );
}
