import { contar } from '@garita/domain/formato/contar';
import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Row } from '../../../components/layout';
import { StateBadge } from '../../../components/StateBadge';
import { color, space, text } from '../../../theme/tokens';
import type { Datos } from './useBorrador';

const Root = styled(Row)`
  justify-content: space-between;
  gap: ${space[3]};
`;
const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  color: ${color.tinta2};
  font-size: ${text[15]};
`;

interface EstadoBorradorProps {
  datos: Datos;
  /** The number of changes in the saved draft. */
  count: number;
  /** Whether there are unsaved changes, which block publishing. */
  isDirty: boolean;
  onDiscard: () => void;
  onPublish: () => void;
}

const describeCount = (count: number): string =>
  `Borrador sin publicar: ${contar(count, 'cambio', 'cambios')}`;

export function EstadoBorrador({
  datos: { publicada, borrador },
  count,
  isDirty,
  onDiscard,
  onPublish,
}: EstadoBorradorProps) {
  const { version, propia } = publicada;
  const vigente = propia
    ? `Está publicada la versión ${version}, del ${formatInstant(publicada.publicada, { part: 'fecha' })}.`
    : 'Está publicada la normativa que trae el portal. Cámbiala y publica la tuya.';
  return (
    <Root>
      <Words>
        {borrador.contenido !== null && (
          <StateBadge tone="caution">{describeCount(count)}</StateBadge>
        )}
        <span>
          {vigente}
          {borrador.autor !== null &&
            borrador.editado !== null &&
            ` El borrador lo guardó ${borrador.autor} el ${formatInstant(borrador.editado)}.`}
        </span>
      </Words>
      {borrador.contenido !== null && (
        <Row>
          <Button variant="quiet" onPress={onDiscard} isDisabled={isDirty}>
            Descartar borrador
          </Button>
          <Button
            variant={isDirty ? 'secondary' : 'primary'}
            onPress={onPublish}
            isDisabled={isDirty || count === 0}
          >
            Publicar…
          </Button>
        </Row>
      )}
    </Root>
  );
}
