import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../components/Dialog';
import { inset, space } from '../../theme/tokens';

/** Lines reach from edge to edge, as far as a thumb does. */
const Wide = styled.div`
  margin: 0 -${inset} -${inset};
`;
const Acts = styled.div`
  margin: -${space[1]} 0 ${space[2]} -${space[3]};
`;

interface AvisosHojaProps {
  onClose: () => void;
  /** What can be done with all of them. */
  acts: ReactNode;
  children: ReactNode;
}

/** The panel of a phone: it rises from the lower edge. */
export function AvisosHoja({ onClose, acts, children }: AvisosHojaProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Avisos">
      {acts && <Acts>{acts}</Acts>}
      <Wide>{children}</Wide>
    </Dialog>
  );
}
