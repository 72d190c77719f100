import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Placa } from '../../components/Placa';
import { color, space, text } from '../../theme/tokens';
import type { Solicitud } from './SolicitudesScreen';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  p { font-size: ${text[15]}; color: ${color.tinta2}; }
  h2 { margin: 2px 0 ${space[1]}; overflow-wrap: anywhere; }
  b { color: ${color.tinta}; }
`;
const Rank = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;
const Acts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  margin-top: 20px;
`;

interface SolicitudCardProps {
  solicitud: Solicitud;
  onAceptar: () => void;
  onDeclinar: () => void;
}

/** A promotion that waits for an answer: who proposes what. */
export function SolicitudCard({ solicitud: { id, encargadoNombre, nueva, categoria }, onAceptar, onDeclinar }: SolicitudCardProps) {
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
        <Button variant="tinted" aria-describedby={titleId} onPress={onAceptar}>
          Aceptar
        </Button>
        <Button aria-describedby={titleId} onPress={onDeclinar}>
          Declinar
        </Button>
      </Acts>
    </Card>
  );
}
