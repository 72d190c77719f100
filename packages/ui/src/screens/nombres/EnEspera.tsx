import { formatInstant } from '@garita/domain/formato/instant';
import { Card } from '../../components/Card';
import { Quiet } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { Cambio } from './Cambio';
import type { SolicitudNombre } from './CambioNombreScreenProps';

/** What stands instead of the form while the viewer's request waits (NCM-03). */
export function EnEspera({ solicitud }: { solicitud: SolicitudNombre }) {
  return (
    <Card
      title="Tu cambio de nombre espera respuesta"
      aside={<StateBadge tone="caution">En espera</StateBadge>}
    >
      <Cambio usuario={solicitud.usuarioNombre} nombre={solicitud.nombre} />
      <Quiet $small $above={4}>
        Lo pediste el <time dateTime={solicitud.fecha}>{formatInstant(solicitud.fecha)}</time>. Lo
        responderá alguien de la gerencia; hasta entonces no puedes pedir otro, y sigues entrando
        con tu nombre de siempre.
      </Quiet>
    </Card>
  );
}
