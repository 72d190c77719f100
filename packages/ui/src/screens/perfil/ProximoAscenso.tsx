import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { color, space } from '../../theme/tokens';
import { Countdown } from '../Countdown';

const When = styled.p`
  margin-top: ${space[2]};
  color: ${color.tinta2};
`;

interface ProximoAscensoProps {
  /** When it can be given; null when there is no next mission. */
  siguiente: string | null;
  now: () => number;
}

/** How long until I can be promoted again (PER-05). */
export function ProximoAscenso({ siguiente, now }: ProximoAscensoProps) {
  return (
    <Card title="Próximo ascenso">
      {siguiente === null ? (
        <When>No hay una misión siguiente: los rangos más altos se dan por nombramiento.</When>
      ) : (
        <>
          <Countdown until={siguiente} now={now} ended="Ya te pueden ascender" />
          <When>{`Desde el ${formatInstant(siguiente)}, cuando alguien te lo proponga.`}</When>
        </>
      )}
    </Card>
  );
}
