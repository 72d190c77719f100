import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { toast } from '@garita/ui/components/toast';
import { TrasladosScreen } from '@garita/ui/screens/traslados/TrasladosScreen';
import type { TrasladosScreenProps } from '@garita/ui/screens/traslados/TrasladosScreenProps';
import { useQueryClient } from '@tanstack/react-query';
import { read } from '../data/read';
import { readPages } from '../data/readPages';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { configuracionQuery } from '../queries/agencia';
import { descuentoQuery } from '../queries/descuentos';
import { useIdParam } from '../router/useIdParam';

/** The reads of the form, for users with the permission. */
function useNuevo(enabled: boolean): TrasladosScreenProps['nuevo'] {
  const state = useReads({
    personas: { ...read('getUsuarios'), enabled },
    rangos: { ...read('rangos'), enabled },
    configuracion: { ...configuracionQuery(), enabled },
  });
  if (state.kind !== 'ready') return state;
  const { data } = state;
  return {
    kind: 'ready',
    data: {
      personas: data.personas,
      categorias: data.rangos.categorias,
      firmaDesde: data.configuracion.firma_desde,
    },
  };
}

export function Component() {
  const viewer = useSignedInUser();
  const client = useQueryClient();
  // The person is in the address, so that other screens can start a transfer.
  const [trasladado, setTrasladado] = useIdParam('trasladar');
  const nuevo = useNuevo(can(ACCESS.addTraslado, viewer));
  return (
    <TrasladosScreen
      state={useList('traslados', readPages('getTraslados'))}
      viewer={viewer}
      nuevo={nuevo}
      trasladado={trasladado}
      onTrasladado={() => setTrasladado(null)}
      onTransfer={useWrite('addTraslado')}
      onDescuento={async (code) =>
        (await client.fetchQuery({ ...descuentoQuery(code), retry: false })).descuento
      }
      onDone={(text) => toast.success({ text })}
    />
  );
}
