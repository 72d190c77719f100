import { formatInstant } from '@garita/domain/formato/instant';
import { Card } from '../../components/Card';
import { Quiet } from '../../components/layout';
import { Countdown } from '../Countdown';

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
