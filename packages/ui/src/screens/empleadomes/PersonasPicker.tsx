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

/** Chooses several people: a chosen person joins the list above, and the field is emptied. */
export function PersonasPicker({ personas, isLoading, field }: PersonasPickerProps) {
  const input = useRef<HTMLInputElement | null>(null);
  // Each choice increments the key and so remounts the picker, empty and closed. The new picker
  // gets the focus if the old picker had it.
  const [mount, setMount] = useState({ number: 0, hadFocus: false });
  const chosen = field.value.flatMap((id) => personas.find((persona) => persona.id === id) ?? []);
  const add = (id: number | null) => {
    if (id === null || field.value.includes(id)) return;
    const hadFocus = document.activeElement === input.current;
    setMount({ number: mount.number + 1, hadFocus });
    field.onChange([...field.value, id]);
  };
  const remove = (id: number) => {
    field.onChange(field.value.filter((other) => other !== id));
    // The pressed button is gone with its row, so the field takes the focus.
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
        key={mount.number}
        autoFocus={mount.hadFocus}
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
