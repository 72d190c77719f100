import { ApiError } from '@garita/api-client/ApiError';
import { MantenimientoScreen } from '@garita/ui/screens/mantenimiento/MantenimientoScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { categoriasEditablesQuery, editarMembresia, editarMision, editarRango, misionesEditablesQuery } from '../queries/mantenimiento';
import { catalogoQuery } from '../queries/membresias';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

/** What is out of date once an edit is refused because of how things stand. */
const STALE = ['mantenimiento', 'membresias'];

export function Component() {
  const viewer = useSignedInUser();
  const notice = useFormNotice();
  const client = useQueryClient();
  const categorias = useQuery(categoriasEditablesQuery());
  const membresias = useQuery(catalogoQuery());
  const misiones = useQuery(misionesEditablesQuery());
  const onError = (error: Error) => {
    if (error instanceof ApiError && [404, 409].includes(error.httpStatus)) for (const tema of STALE) void client.invalidateQueries({ queryKey: [tema] });
  };
  const { mutateAsync: rango } = useMutation({ ...editarRango(), onError });
  const { mutateAsync: membresia } = useMutation({ ...editarMembresia(), onError });
  const { mutateAsync: mision } = useMutation({ ...editarMision(), onError });
  return (
    <MantenimientoScreen
      state={toScreenState({ categorias, membresias, misiones })}
      viewer={viewer}
      onEditarRango={(antes, cambios) => rango({ antes, cambios })}
      onEditarMembresia={(antes, cambios) => membresia({ antes, cambios })}
      onEditarMision={(antes, cambios) => mision({ antes, cambios })}
      onAviso={notice.show}
    />
  );
}
