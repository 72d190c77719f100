import { EstadosScreen } from '@garita/ui/screens/estados/EstadosScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { miEstadoQuery } from '../queries/estados';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const { usuario, config } = useSignedInUser();
  const onAviso = useFormNotice();
  const estado = useQuery(miEstadoQuery());
  const actionEstados = useWrite('actionEstados');
  return (
    <EstadosScreen
      state={toScreenState({ estado })}
      usuario={usuario}
      ve={config.estados === 1}
      onSet={(mensaje) => actionEstados({ op: 1, estado: mensaje })}
      onDelete={(id) => actionEstados({ op: 2, id })}
      onAviso={onAviso}
    />
  );
}
