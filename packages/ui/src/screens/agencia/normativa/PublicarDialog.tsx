import type { Normativa } from '@garita/domain/normativa/normativa';
import { normativaRules } from '@garita/domain/normativa/normativa.rules';
import { findFailure } from '@garita/domain/reglas/Rule';
import styled from 'styled-components';
import { Notice } from '../../../components/Notice';
import { space } from '../../../theme/tokens';
import { PreguntaDialog } from '../../PreguntaDialog';
import type { Act } from '../../useAct';

const Changes = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-left: 1.4em;
  overflow-wrap: anywhere;
`;

interface PublicarDialogProps {
  version: number;
  contenido: Normativa;
  cambios: readonly string[];
  onPublish: Act<[]>;
  onClose: () => void;
}

/**
 * Asks for confirmation before a version is published, because a published version is final. Lists
 * the version's changes.
 */
export function PublicarDialog({
  version,
  contenido,
  cambios,
  onPublish,
  onClose,
}: PublicarDialogProps) {
  const failure = findFailure(normativaRules, contenido);
  return (
    <PreguntaDialog
      title={`¿Publicar la versión ${version}?`}
      confirmLabel="Publicar"
      irreversible
      isWaiting={failure !== null}
      staleTitle="No se ha publicado"
      backLabel="Volver al borrador"
      onAct={onPublish}
      onClose={onClose}
    >
      {failure && <Notice tone="danger">{failure.texto}</Notice>}
      <Changes aria-label="Qué cambia">
        {cambios.map((cambio) => (
          <li key={cambio}>{cambio}</li>
        ))}
      </Changes>
      <p>
        La leerá cualquiera desde este momento, y a quien tiene cuenta se le recordará que la
        acepte. Una versión publicada no se cambia: se publica otra.
      </p>
    </PreguntaDialog>
  );
}
