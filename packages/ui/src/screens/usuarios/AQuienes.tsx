import { formatNombres } from '@garita/domain/formato/formatNombres';
import type { Usuario } from './UsuariosScreenProps';

/** So many are named; the rest is counted. */
const NAMED = 12;

/** Whom something will be done to, in a line. */
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
