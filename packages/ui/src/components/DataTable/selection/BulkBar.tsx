import { contar } from '@garita/domain/formato/contar';
import { formatInteger } from '@garita/domain/formato/credits';
import styled from 'styled-components';
import { color, media, radius, space } from '../../../theme/tokens';
import { Button } from '../../Button';
import { IconButton } from '../../IconButton';
import { CloseIcon } from '../../icons';
import { Row } from '../../layout';
import type { BulkAct } from './ListSelection';

const Root = styled(Row)`
  gap: ${space[1]} ${space[2]};
  /* The bar is as high as the tools that it replaces: nothing below it moves. */
  min-height: 44px;
  padding: 0 ${space[2]} 0 0;
  border-radius: ${radius.control};
  background: ${color.petroleoSuave};
  color: ${color.petroleoTexto};
  ${media.compact} { padding: ${space[1]}; }
  @media print { display: none; }
`;
const Count = styled.p`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-left: auto;
  ${media.compact} { width: 100%; margin: 0; > button { flex: 1 1 auto; } }
`;

export interface BulkBarProps {
  /** Number of selected rows. */
  count: number;
  /** Number of selectable rows. */
  total: number;
  noun: { one: string; many: string };
  acts: readonly BulkAct[];
  onAll: () => void;
  onClear: () => void;
}

/**
 * Replaces a list's tools while rows are selected. Shows the number of selected rows and the bulk
 * actions.
 */
export function BulkBar({ count, total, noun, acts, onAll, onClear }: BulkBarProps) {
  const words = `${formatInteger(count)} de ${contar(total, noun.one, noun.many)}`;
  return (
    <Root role="group" aria-label="Selección">
      <IconButton label="Quitar la selección" onPress={onClear}>
        <CloseIcon size={24} />
      </IconButton>
      <Count>{words}</Count>
      {count < total && (
        <Button variant="quiet" size="small" onPress={onAll}>
          Seleccionar todo
        </Button>
      )}
      {acts.length > 0 && (
        <Acts>
          {acts.map(({ id, label, onPress, isDanger }, index) => (
            <Button
              key={id}
              variant={isDanger ? 'danger' : index === 0 ? 'primary' : 'secondary'}
              size="small"
              onPress={onPress}
            >
              {label}
            </Button>
          ))}
        </Acts>
      )}
    </Root>
  );
}
