import { type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { BellIcon } from '../components/icons';
import { BarButton } from './BarButton';
import { CountBadge, shortCount } from './CountBadge';

/** On the shoulder of the bell, so that the bar is as wide with it as without. */
const Count = styled.span`
  position: absolute;
  top: 0;
  left: 24px;
`;

export interface CampanaProps {
  /** How many notices are not read; undefined while it is not known. */
  sinLeer: number | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** The panel will be wanted in a moment: a hand or the focus has come near. */
  onNear?: () => void;
  /** What it opens, given the bell from which it hangs. */
  children: (opener: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/** What I was told of, in the bar: how much of it is new, and the way to it. */
export function Campana({
  sinLeer = 0,
  isOpen,
  onToggle,
  onNear = () => undefined,
  children,
}: CampanaProps) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <BarButton
        ref={opener}
        label={sinLeer > 0 ? `Avisos, ${shortCount(sinLeer)} sin leer` : 'Avisos'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={onToggle}
        onHoverStart={onNear}
        onFocus={onNear}
      >
        <BellIcon size={20} />
        <Count>
          <CountBadge count={sinLeer} />
        </Count>
      </BarButton>
      {isOpen && children(opener)}
    </>
  );
}
