import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../components/Dialog';
import { inset, space } from '../../theme/tokens';

const Wide = styled.div`
  margin: 0 -${inset} -${inset};
`;
const Acts = styled.div`
  margin: -${space[1]} 0 ${space[2]} -${space[3]};
`;

interface AvisosHojaProps {
  onClose: () => void;
  acts: ReactNode;
  children: ReactNode;
}

export function AvisosHoja({ onClose, acts, children }: AvisosHojaProps) {
  return (
    <Dialog onClose={onClose} title="Avisos">
      {acts && <Acts>{acts}</Acts>}
      <Wide>{children}</Wide>
    </Dialog>
  );
}
