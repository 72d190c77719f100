import { toast } from '@garita/ui/components/toast';
import { SolicitudesScreen } from '@garita/ui/screens/solicitudes/SolicitudesScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { configuracionQuery } from '../queries/agencia';
import { ponerFirma } from '../queries/firmas';
import { responderSolicitud, solicitudesQuery } from '../queries/solicitudes';
import { useSignedInUser } from '../session/useSession';

export function Component() {
  const { id, firma } = useSignedInUser();
  const solicitudes = useQuery(solicitudesQuery(id));
  const configuracion = useQuery(configuracionQuery());
  const { mutateAsync: responder } = useMutation(responderSolicitud());
  const { mutateAsync: firmar } = useMutation(ponerFirma());
  return (
    <SolicitudesScreen
      state={toScreenState({ solicitudes, configuracion })}
      firma={firma}
      firmaDesde={configuracion.data?.firma_desde ?? 0}
      onAceptar={(solicitud) => responder({ solicitud, acepta: true })}
      onDeclinar={(solicitud) => responder({ solicitud, acepta: false })}
      onFirmar={(nueva) => firmar({ firma: nueva, id })}
      onRecargar={() => void solicitudes.refetch()}
      onAviso={(text) => toast.error({ text })}
    />
  );
}
