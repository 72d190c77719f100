import type { components } from '@garita/api-client/schema';
import { SolicitudesScreen } from '@garita/ui/screens/solicitudes/SolicitudesScreen';
import { useQuery } from '@tanstack/react-query';
import { useAvisosStore } from '../avisos/useAvisos';
import { read } from '../data/read';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { configuracionQuery } from '../queries/agencia';

/** An answer with the promotion as shown: the server refuses it if the promotion has changed. */
const toRespuesta = (
  { id, encargado, id_rango, nueva }: components['schemas']['Solicitud'],
  acepta: boolean,
) => ({ option: acepta ? 0 : 1, id, encargado, rango: id_rango, mision: nueva }) as const;

export function Component() {
  const { patch } = useAvisosStore();
  const { id, firma } = useSignedInUser();
  const solicitudes = useQuery(read('getSolicitudes', { id }));
  const configuracion = useQuery(configuracionQuery());
  const actionSolicitudes = useWrite('actionSolicitudes');
  const addFirma = useWrite('addFirma');
  return (
    <SolicitudesScreen
      state={toScreenState({ solicitudes, configuracion })}
      firma={firma}
      firmaDesde={configuracion.data?.firma_desde ?? 0}
      onAccept={async (solicitud) => {
        await actionSolicitudes(toRespuesta(solicitud, true));
        patch({ aceptado: { quien: solicitud.encargadoNombre, que: solicitud.nueva } });
      }}
      onDecline={(solicitud) => actionSolicitudes(toRespuesta(solicitud, false))}
      onSign={(nueva) => addFirma({ firma: nueva, id })}
      onReload={() => void solicitudes.refetch()}
    />
  );
}
