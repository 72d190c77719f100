import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { IconButton } from '../../components/IconButton';
import { CloseIcon } from '../../components/icons';
import { List, Stack } from '../../components/layout';
import { UserPicker } from '../../components/UserPicker/UserPicker';
import type { FieldBinding } from '../../form/useForm';
import { color, radius, space } from '../../theme/tokens';
import type { Persona } from './EmpleadoMesScreenProps';

const Chosen = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[2]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.control};
  span:nth-child(2) { flex: 1; min-width: 0; font-weight: 700; overflow-wrap: anywhere; }
`;

interface PersonasPickerProps {
  personas: readonly Persona[];
  isLoading: boolean;
  /** The chosen ids, in the order of choice. */
  field: FieldBinding<readonly number[]>;
}

/** Chooses several people: each choice joins the list above, and the field is free for the next. */
export function PersonasPicker({ personas, isLoading, field }: PersonasPickerProps) {
  const input = useRef<HTMLInputElement | null>(null);
  // A new key remounts the picker after each choice: empty, closed, focused if it was.
  const [turn, setTurn] = useState({ number: 0, isHere: false });
  const chosen = field.value.flatMap((id) => personas.find((persona) => persona.id === id) ?? []);
  const add = (id: number | null) => {
    if (id === null || field.value.includes(id)) return;
    const isHere = document.activeElement === input.current;
    setTurn({ number: turn.number + 1, isHere });
    field.onChange([...field.value, id]);
  };
  const remove = (id: number) => {
    field.onChange(field.value.filter((other) => other !== id));
    // The removed row had the focus.
    input.current?.focus();
  };
  return (
    <Stack $gap={3}>
      {chosen.length > 0 && (
        <List aria-label="Elegidos">
          {chosen.map(({ id, usuario }) => (
            <Chosen key={id}>
              <Avatar usuario={usuario} />
              <span translate="no">{usuario}</span>
              <IconButton label={`Quitar: ${usuario}`} onPress={() => remove(id)}>
                <CloseIcon size={20} />
              </IconButton>
            </Chosen>
          ))}
        </List>
      )}
      <UserPicker
        key={turn.number}
        autoFocus={turn.isHere}
        opensOnFocus={false}
        label="Usuarios"
        description="Elige a una o a varias personas. Quienes ya lo son no aparecen."
        people={personas.filter(({ id }) => !field.value.includes(id))}
        isLoading={isLoading}
        value={null}
        onChange={add}
        name={field.name}
        errorMessage={field.errorMessage}
        inputRef={(element) => {
          input.current = element;
          field.inputRef(element);
        }}
      />
    </Stack>
  );
}
