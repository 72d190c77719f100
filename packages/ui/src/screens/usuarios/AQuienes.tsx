import { formatNombres } from '@garita/domain/formato/formatNombres';
import type { Usuario } from './UsuariosScreenProps';

/** The number of names shown; the other names are counted. */
const NAMED = 12;

export const AQuienes = ({ usuarios }: { usuarios: readonly Usuario[] }) => (
  <p>
    <strong translate="no">
      {formatNombres(
        usuarios.map(({ usuario }) => usuario),
        NAMED,
      )}
    </strong>
  </p>
);
