import { type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { BellIcon } from '../components/icons/firstPage';
import { BarButton } from './BarButton';
import { CountBadge, shortCount } from './CountBadge';

/** The count overlaps the bell, so that it does not change the width of the bar. */
const Count = styled.span`
  position: absolute;
  top: 0;
  left: 24px;
`;

export interface CampanaProps {
  /** The number of unread notices; undefined until loaded. */
  sinLeer: number | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** Called on hover or focus, to prefetch the panel. */
  onNear?: () => void;
  /** The panel; gets the ref of the bell as its anchor. */
  children: (opener: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/** The bell in the bar: the number of unread notices, and the button of their panel. */
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
