import { ApiError } from '@garita/api-client/ApiError';
import { EstadosScreen } from '@garita/ui/screens/estados/EstadosScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { cambiarEstado, miEstadoQuery } from '../queries/estados';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const { usuario, config } = useSignedInUser();
  const notice = useFormNotice();
  const client = useQueryClient();
  const estado = useQuery(miEstadoQuery());
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['estados'] });
  const { mutateAsync: cambiar } = useMutation({ ...cambiarEstado(), onError });
  return (
    <EstadosScreen
      state={toScreenState({ estado })}
      usuario={usuario}
      ve={config.estados === 1}
      onPoner={(mensaje) => {
        notice.clear();
        return cambiar({ op: 1, estado: mensaje });
      }}
      onBorrar={(id) => cambiar({ op: 2, id })}
      onAviso={notice.show}
    />
  );
}
