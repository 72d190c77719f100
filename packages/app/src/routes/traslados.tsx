import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { toast } from '@garita/ui/components/toast';
import { TrasladosScreen } from '@garita/ui/screens/traslados/TrasladosScreen';
import type { TrasladosScreenProps } from '@garita/ui/screens/traslados/TrasladosScreenProps';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { configuracionQuery } from '../queries/agencia';
import { descuentoQuery } from '../queries/descuentos';
import { rangosQuery } from '../queries/rangos';
import { trasladosQuery } from '../queries/traslados';
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
  const onAviso = useFormNotice();
  const client = useQueryClient();
  const traslados = useQuery(trasladosQuery());
  const nuevo = useNuevo(can(ACCESS.addTraslado, viewer));
  const addTraslado = useWrite('addTraslado');
  return (
    <TrasladosScreen
      state={toScreenState({ traslados })}
      viewer={viewer}
      nuevo={nuevo}
      onTransfer={addTraslado}
      onDescuento={async (code) => (await client.fetchQuery({ ...descuentoQuery(code), retry: false })).descuento}
      onAviso={onAviso}
      onDone={(text) => toast.success({ text })}
    />
  );
}
