import type { FormaProps } from '../lote/LoteProps';
import { DespedirVarios } from './DespedirVarios';
import { MultarVarios } from './MultarVarios';
import type { PedidoUsuarios, Usuario } from './UsuariosScreenProps';

interface FormaVariosProps extends FormaProps<Usuario, PedidoUsuarios> {
  acto: 'multar' | 'despedir';
}

/** The form before an act on many people: both come together, so that what they share with others makes no screen heavier. */
export const FormaVarios = ({ acto, ...props }: FormaVariosProps) =>
  acto === 'multar' ? <MultarVarios {...props} /> : <DespedirVarios {...props} />;
