import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../../components/IconButton';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon } from '../../../components/icons';
import { Menu } from '../../../components/Menu';
import { color, font, media, space, text } from '../../../theme/tokens';

const Root = styled.li<{ $isGone: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding: 2px 0;
  & + & { border-top: 1px solid ${color.borde}; }
  ${({ $isGone }) => $isGone && `color: ${color.tinta3}; text-decoration: line-through;`}
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.35;
`;
const Mark = styled.span`
  flex: none;
  min-width: 6ch;
  font-family: ${font.mono};
  font-size: ${text[13]};
  color: ${color.tinta2};
`;
const Acts = styled.div`
  display: flex;
  flex: none;
  [data-disabled] { border-color: transparent; background: none; opacity: 0.4; }
  ${media.compact} { > :not(:last-child) { display: none; } }
`;

interface FilaProps {
  nombre: string;
  codigo?: string;
  children: ReactNode;
  onEdit: () => void;
  /** Undefined for the first item of the list; `onDown` is undefined for the last item. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  /** Removes the item from the next version. */
  onRetire: () => void;
}

export function Fila({ nombre, codigo, children, onEdit, onUp, onDown, onRetire }: FilaProps) {
  const actions = [
    { id: 'editar', label: 'Editar', onPress: onEdit },
    ...(onUp ? [{ id: 'subir', label: 'Subir', onPress: onUp }] : []),
    ...(onDown ? [{ id: 'bajar', label: 'Bajar', onPress: onDown }] : []),
    { id: 'retirar', label: 'Retirar', isDanger: true, onPress: onRetire },
  ];
  return (
    <Root $isGone={false}>
      {codigo !== undefined && <Mark>{codigo}</Mark>}
      <Words>{children}</Words>
      <Acts>
        <IconButton
          label={`Subir: ${nombre}`}
          size="small"
          isDisabled={!onUp}
          onPress={() => onUp?.()}
        >
          <ArrowUpIcon size={20} />
        </IconButton>
        <IconButton
          label={`Bajar: ${nombre}`}
          size="small"
          isDisabled={!onDown}
          onPress={() => onDown?.()}
        >
          <ArrowDownIcon size={20} />
        </IconButton>
        <IconButton label={`Editar: ${nombre}`} size="small" onPress={onEdit}>
          <PencilIcon size={20} />
        </IconButton>
        <Menu label={`Más acciones de ${nombre}`} size="small" actions={actions} />
      </Acts>
    </Root>
  );
}

interface FilaRetiradaProps {
  codigo?: string;
  children: ReactNode;
  action: ReactNode;
}

export function FilaRetirada({ codigo, children, action }: FilaRetiradaProps) {
  return (
    <Root $isGone>
      {codigo !== undefined && <Mark>{codigo}</Mark>}
      <Words>{children}</Words>
      {action}
    </Root>
  );
}
