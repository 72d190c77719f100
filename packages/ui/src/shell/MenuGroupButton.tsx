import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { ChevronDownIcon } from '../components/icons/firstPage';
import { lazyPart } from '../parts/lazyPart';
import { focusRing } from '../theme/focusRing';
import { color, motion, radius, space, text, touchTarget } from '../theme/tokens';
import { CountBadge } from './CountBadge';
import type { MenuGroupProps } from './MenuGroupSheet';

const MenuGroupSheet = lazyPart(() => import('./MenuGroupSheet'), 'MenuGroupSheet');

const Opener = styled(Button)<{ $current: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${touchTarget};
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${({ $current }) => ($current ? color.petroleoTexto : color.tinta)};
  font-size: ${text[15]};
  font-weight: 700;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.feedback};
  &[data-hovered], &[aria-expanded='true'] { background: ${color.pozo}; }
  &[data-focus-visible] { ${focusRing} }
  > svg { color: ${color.tinta3}; }
`;

/**
 * A menu group in the top bar. Its button opens the list of its screens. Hover and focus prefetch
 * the list.
 */
export function MenuGroupButton(props: MenuGroupProps) {
  const { group, currentPath, counts } = props;
  const { titulo, pantallas } = group;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const openByArrow = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') setOpen(true);
  };
  return (
    <>
      <Opener
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        onKeyDown={openByArrow}
        onHoverStart={MenuGroupSheet.preload}
        onFocus={MenuGroupSheet.preload}
        $current={pantallas.some(({ ruta }) => ruta === currentPath)}
      >
        {titulo}
        <CountBadge count={pantallas.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)} />
        <ChevronDownIcon size={16} />
      </Opener>
      {isOpen && <MenuGroupSheet {...props} opener={opener} onClose={() => setOpen(false)} />}
    </>
  );
}
