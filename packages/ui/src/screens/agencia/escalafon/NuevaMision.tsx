import { addMision } from '@garita/domain/escalafon/ediciones';
import { NOMBRE_MAXIMO } from '@garita/domain/escalafon/findFallos';
import { type KeyboardEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import styled from 'styled-components';
import { color } from '../../../theme/tokens';
import { fichaStyles } from './fichaStyles';
import type { Edicionado } from './useEscalafon';

const Add = styled(Button)`
  ${fichaStyles}
  border-style: dashed;
  border-color: ${color.bordeControl};
  background: transparent;
`;
const Field = styled(Input)`
  ${fichaStyles}
  width: 24ch;
  max-width: 100%;
  cursor: text;
  border-color: ${color.bordeControl};
`;

interface NuevaMisionProps {
  nivel: number;
  categoria: string;
  /** True when the category has no mission yet: the field then starts open. */
  isEmpty: boolean;
  edit: Edicionado['edit'];
}

/** Adds missions one after another: a name, Enter, the next name. */
export function NuevaMision({ nivel, categoria, isEmpty, edit }: NuevaMisionProps) {
  const [isOpen, setOpen] = useState(isEmpty);
  const [nombre, setNombre] = useState('');
  const add = () => {
    const name = nombre.trim();
    setNombre('');
    if (name !== '') edit((borrador) => addMision(borrador, nivel, name));
    return name !== '';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!add()) setOpen(false);
    }
    if (event.key === 'Escape') {
      setNombre('');
      setOpen(false);
    }
  };
  if (!isOpen) {
    return (
      <Add onPress={() => setOpen(true)} aria-label={`+ Misión en ${categoria}`}>
        + Misión
      </Add>
    );
  }
  return (
    <Field
      aria-label={`Nombre de la nueva misión de ${categoria}`}
      placeholder="Nombre y Enter"
      autoFocus
      maxLength={NOMBRE_MAXIMO}
      enterKeyHint="next"
      value={nombre}
      onChange={(event) => setNombre(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        add();
        if (!isEmpty) setOpen(false);
      }}
    />
  );
}
