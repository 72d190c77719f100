import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Row } from '../../components/layout';
import { lazyPart } from '../../parts/lazyPart';
import { color, radius, space, text } from '../../theme/tokens';
import type { Solicitud } from '../solicitudes/SolicitudesScreenProps';
import { useRespuesta } from '../solicitudes/useRespuesta';
import type { DiaProps } from './DiaProps';

const RespuestaDialogs = lazyPart(
  () => import('../solicitudes/RespuestaDialogs'),
  'RespuestaDialogs',
);

const Root = styled(Row)`
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borde};
  border-left: 4px solid ${color.baliza};
  border-radius: ${radius.control};
  p { flex: 1 1 180px; min-width: 0; font-size: ${text[18]}; overflow-wrap: anywhere; }
`;

interface PropuestaProps extends Pick<DiaProps, 'respuesta'> {
  solicitud: Solicitud;
}

/** A promotion that waits for the user, with its answers. */
export function Propuesta({
  solicitud,
  respuesta: { firma, firmaDesde, ...acts },
}: PropuestaProps) {
  const respuesta = useRespuesta({ firma, firmaDesde });
  const { encargadoNombre, nueva } = solicitud;
  return (
    <>
      <Root role="group" aria-label="Te proponen un ascenso">
        <p>
          <b translate="no">{encargadoNombre}</b> te propone <b>{nueva}</b>
        </p>
        <Row>
          <Button variant="primary" onPress={() => respuesta.accept(solicitud)}>
            Aceptar
          </Button>
          <Button onPress={() => respuesta.decline(solicitud)}>Declinar</Button>
        </Row>
      </Root>
      {respuesta.solicitud && (
        <RespuestaDialogs key={respuesta.attempt} respuesta={respuesta} {...acts} />
      )}
    </>
  );
}
