import type { MisionBorrador } from '@garita/domain/escalafon/borrador';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { color } from '../../../theme/tokens';
import { fichaStyles } from './fichaStyles';

const Root = styled(Button)`
  ${fichaStyles}
  border-style: dashed;
  background: transparent;
  color: ${color.tinta3};
  s { color: ${color.tinta3}; }
`;

/** A mission that the draft removes. Pressing it restores the mission. */
export function FichaRetirada({
  mision: { nombre },
  onRestore,
}: {
  mision: MisionBorrador;
  onRestore: () => void;
}) {
  return (
    <Root onPress={onRestore}>
      <s>{nombre}</s> · deshacer
    </Root>
  );
}
