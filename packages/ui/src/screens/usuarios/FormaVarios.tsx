import type { FormaProps } from '../lote/LoteProps';
import { DespedirVarios } from './DespedirVarios';
import { MultarVarios } from './MultarVarios';
import type { PedidoUsuarios, Usuario } from './UsuariosScreenProps';

interface FormaVariosProps extends FormaProps<Usuario, PedidoUsuarios> {
  acto: 'multar' | 'despedir';
}

/** The form of a bulk act. Both forms are in one lazy chunk. */
export const FormaVarios = ({ acto, ...props }: FormaVariosProps) =>
  acto === 'multar' ? <MultarVarios {...props} /> : <DespedirVarios {...props} />;
