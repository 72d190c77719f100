import type { FormaProps } from '../lote/LoteProps';
import { DespedirVarios } from './DespedirVarios';
import { MultarVarios } from './MultarVarios';
import type { PedidoUsuarios, Usuario } from './UsuariosScreenProps';

interface FormaVariosProps extends FormaProps<Usuario, PedidoUsuarios> {
  acto: 'multar' | 'despedir';
  /** Whether the viewer may also veto the names of the dismissed people. */
  mayVetar?: boolean;
}

/** The form of a bulk act. Both forms are in one lazy chunk. */
export const FormaVarios = ({ acto, mayVetar = false, ...props }: FormaVariosProps) =>
  acto === 'multar' ? (
    <MultarVarios {...props} />
  ) : (
    <DespedirVarios mayVetar={mayVetar} {...props} />
  );
