import type { components } from '@garita/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { useAvisosStore } from '../../avisos/useAvisos';
import { read } from '../../data/read';
import { useWrite } from '../../data/useWrite';
import { useSignedInUser } from '../../portal/useSession';
import { configuracionQuery } from '../../queries/agencia';

type Solicitud = components['schemas']['Solicitud'];

/**
 * The answer to a proposed promotion, with the promotion as shown. The server refuses it if the
 * promotion has changed.
 */
const toRespuesta = ({ id, encargado, id_rango, nueva }: Solicitud, acepta: boolean) =>
  ({ option: acepta ? 0 : 1, id, encargado, rango: id_rango, mision: nueva }) as const;

/** The promotions proposed to the user, and the functions that answer them. */
export function useSolicitudes(enabled = true) {
  const { patch } = useAvisosStore();
  const { id, firma } = useSignedInUser();
  const solicitudes = useQuery({ ...read('getSolicitudes', { id }), enabled });
  const configuracion = useQuery(configuracionQuery());
  const actionSolicitudes = useWrite('actionSolicitudes');
  const addFirma = useWrite('addFirma');
  return {
    solicitudes,
    configuracion,
    respuesta: {
      firma,
      firmaDesde: configuracion.data?.firma_desde ?? 0,
      onAccept: async (solicitud: Solicitud) => {
        await actionSolicitudes(toRespuesta(solicitud, true));
        patch({ aceptado: { quien: solicitud.encargadoNombre, que: solicitud.nueva } });
      },
      onDecline: (solicitud: Solicitud) => actionSolicitudes(toRespuesta(solicitud, false)),
      onSign: (nueva: string) => addFirma({ firma: nueva, id }),
      onReload: () => void solicitudes.refetch(),
    },
  };
}
