import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { EstadosScreen } from '@garita/ui/screens/estados/EstadosScreen';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';

export function Component() {
  const { usuario, config } = useSignedInUser();
  const actionEstados = useWrite('actionEstados');
  return (
    <EstadosScreen
      state={useReads({ estado: read('estados') })}
      usuario={usuario}
      ve={config.estados === 1}
      onSet={(mensaje) => actionEstados({ op: OP_ESTADO.poner, estado: mensaje })}
      onDelete={(id) => actionEstados({ op: OP_ESTADO.borrar, id })}
    />
  );
}
