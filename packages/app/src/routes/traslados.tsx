import { ApiError } from '@garita/api-client/ApiError';
import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { toast } from '@garita/ui/components/toast';
import { TrasladosScreen, type TrasladosScreenProps } from '@garita/ui/screens/traslados/TrasladosScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { configuracionQuery } from '../queries/agencia';
import { descuentoQuery } from '../queries/descuentos';
import { rangosQuery } from '../queries/rangos';
import { trasladar, trasladosQuery } from '../queries/traslados';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

/** What the form needs, for those who may use it. */
function useNuevo(enabled: boolean): TrasladosScreenProps['nuevo'] {
  const personas = useQuery({ ...personasQuery(), enabled });
  const rangos = useQuery({ ...rangosQuery(), enabled });
  const configuracion = useQuery({ ...configuracionQuery(), enabled });
  const state = toScreenState({ personas, rangos, configuracion });
  if (state.kind !== 'ready') return state;
  const { data } = state;
  return { kind: 'ready', data: { personas: data.personas, categorias: data.rangos.categorias, firmaDesde: data.configuracion.firma_desde } };
}

export function Component() {
  const viewer = useSignedInUser();
  const notice = useFormNotice();
  const client = useQueryClient();
  const traslados = useQuery(trasladosQuery());
  const nuevo = useNuevo(can(ACCESS.addTraslado, viewer));
  // Refused because of how things stand, what was looked at is old: people, ranks and prices may all have changed.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries();
  const { mutateAsync } = useMutation({ ...trasladar(), onError });
  return (
    <TrasladosScreen
      state={toScreenState({ traslados })}
      viewer={viewer}
      nuevo={nuevo}
      onTrasladar={(traslado) => {
        notice.clear();
        return mutateAsync(traslado);
      }}
      onDescuento={async (code) => (await client.fetchQuery({ ...descuentoQuery(code), retry: false })).descuento}
      onAviso={notice.show}
      onHecho={(text) => toast.success({ text })}
    />
  );
}
