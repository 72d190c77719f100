import { BLOQUES, type BloqueId } from '@garita/domain/agencia/bloques';
import { type DragEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../../components/IconButton';
import { ArrowDownIcon, ArrowUpIcon } from '../../../components/icons';
import { List, Stack } from '../../../components/layout';
import { Switch } from '../../../components/Switch';
import type { FieldBinding } from '../../../form/useForm';
import { color, fieldBackground, radius, space, text } from '../../../theme/tokens';

const Label = styled.span`
  font-size: ${text[15]};
  font-weight: 700;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]};
  min-height: 56px;
  padding: 0 ${space[2]} 0 ${space[3]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.control};
  background: ${fieldBackground};
  &[data-over] { border-color: ${color.petroleo}; box-shadow: inset 0 0 0 1px ${color.petroleo}; }
  &[data-held] { opacity: 0.5; }
`;
const Grip = styled.span`
  width: 12px;
  height: 20px;
  margin-right: ${space[2]};
  background: radial-gradient(circle, ${color.tinta3} 1.5px, transparent 2px) 0 0 / 6px 7px;
  cursor: grab;
`;

const titleOf = (id: BloqueId): string => BLOQUES.find((bloque) => bloque.id === id)?.titulo ?? id;

const moved = (list: readonly BloqueId[], id: BloqueId, to: number): readonly BloqueId[] => {
  const rest = list.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

interface BloqueItemProps {
  id: BloqueId;
  list: readonly BloqueId[];
  onList: (list: readonly BloqueId[]) => void;
  held: BloqueId | null;
  onHeld: (id: BloqueId | null) => void;
}

function BloqueItem({ id, list, onList, held, onHeld }: BloqueItemProps) {
  const [isOver, setOver] = useState(false);
  const at = list.indexOf(id);
  const isShown = at >= 0;
  const titulo = titleOf(id);
  const takesHeld = isShown && held !== null && held !== id;
  const drag = {
    draggable: isShown,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      onHeld(id);
    },
    onDragEnd: () => onHeld(null),
    onDragOver: (event: DragEvent) => {
      if (!takesHeld) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (takesHeld) onList(moved(list, held, at));
      onHeld(null);
    },
  };
  return (
    <Item {...drag} data-over={isOver || undefined} data-held={held === id || undefined}>
      {isShown ? <Grip aria-hidden="true" /> : <span />}
      <Switch
        label={titulo}
        value={isShown}
        onChange={(on) => onList(on ? [...list, id] : list.filter((other) => other !== id))}
      />
      <IconButton
        label={`Subir ${titulo}`}
        size="small"
        isDisabled={at <= 0}
        onPress={() => onList(moved(list, id, at - 1))}
      >
        <ArrowUpIcon size={20} />
      </IconButton>
      <IconButton
        label={`Bajar ${titulo}`}
        size="small"
        isDisabled={!isShown || at === list.length - 1}
        onPress={() => onList(moved(list, id, at + 1))}
      >
        <ArrowDownIcon size={20} />
      </IconButton>
    </Item>
  );
}

/** The blocks of the visitor's page: sortable by drag or arrows; hidden blocks come last. */
export function BloquesField({
  value,
  onChange,
}: Pick<FieldBinding<readonly BloqueId[]>, 'value' | 'onChange'>) {
  const [held, setHeld] = useState<BloqueId | null>(null);
  const id = useId();
  const off = BLOQUES.map((bloque) => bloque.id).filter((bloque) => !value.includes(bloque));
  return (
    <Stack $gap={2}>
      <Label id={id}>Bloques de la portada</Label>
      <List aria-labelledby={id}>
        {[...value, ...off].map((bloque) => (
          <BloqueItem
            key={bloque}
            id={bloque}
            list={value}
            onList={onChange}
            held={held}
            onHeld={setHeld}
          />
        ))}
      </List>
    </Stack>
  );
}
