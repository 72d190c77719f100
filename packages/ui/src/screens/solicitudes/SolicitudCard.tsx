import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Placa } from '../../components/Placa';
import type { Solicitud } from './SolicitudesScreenProps';
import { Acts, Head, Rank, Words } from './solicitudLayout';

interface SolicitudCardProps {
  solicitud: Solicitud;
  onAccept: () => void;
  onDecline: () => void;
}

export function SolicitudCard({
  solicitud: { id, encargadoNombre, nueva, categoria },
  onAccept,
  onDecline,
}: SolicitudCardProps) {
  const titleId = `solicitud-${id}`;
  return (
    <Card>
      <Head>
        <Avatar usuario={encargadoNombre} size="large" />
        <Words>
          <p>
            <b translate="no">{encargadoNombre}</b> te propone para
          </p>
          <h2 id={titleId}>{nueva}</h2>
          <Rank>
            <Placa categoria={categoria} /> Categoría {categoria}
          </Rank>
        </Words>
      </Head>
      <Acts>
        <Button variant="tinted" aria-describedby={titleId} onPress={onAccept}>
          Aceptar
        </Button>
        <Button aria-describedby={titleId} onPress={onDecline}>
          Declinar
        </Button>
      </Acts>
    </Card>
  );
}
