import type { Subject } from '@garita/domain/acceso/can';
import type { FormaProps } from '../lote/LoteProps';
import { DespedirVarios } from './DespedirVarios';
import { MultarVarios } from './MultarVarios';
import type { PedidoUsuarios, Usuario } from './UsuariosScreenProps';

interface FormaVariosProps extends FormaProps<Usuario, PedidoUsuarios> {
  acto: 'multar' | 'despedir';
  viewer: Subject;
}

/** The form of a bulk act. Both forms are in one lazy chunk. */
export const FormaVarios = ({ acto, viewer, ...props }: FormaVariosProps) =>
  acto === 'multar' ? <MultarVarios {...props} /> : <DespedirVarios viewer={viewer} {...props} />;
