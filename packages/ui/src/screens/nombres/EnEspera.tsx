import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { StateBadge } from '../../components/StateBadge';
import { color, space, text } from '../../theme/tokens';
import { Cambio } from './Cambio';
import type { SolicitudNombre } from './CambioNombreScreenProps';

const Words = styled.p`
  margin-top: ${space[4]};
  font-size: ${text[15]};
  color: ${color.tinta2};
`;

/** What stands instead of the form while the viewer's request waits (NCM-03). */
export function EnEspera({ solicitud }: { solicitud: SolicitudNombre }) {
  return (
    <Card title="Tu cambio de nombre espera respuesta" aside={<StateBadge tone="caution">En espera</StateBadge>}>
      <Cambio usuario={solicitud.usuarioNombre} nombre={solicitud.nombre} />
      <Words>
        Lo pediste el <time dateTime={solicitud.fecha}>{formatInstant(solicitud.fecha)}</time>. Lo responderá alguien de la gerencia; hasta entonces no puedes
        pedir otro, y sigues entrando con tu nombre de siempre.
      </Words>
    </Card>
  );
}
