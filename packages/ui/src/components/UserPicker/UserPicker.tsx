import { useContext, useEffect, useMemo, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { color, space, text } from '../../theme/tokens';
import { FieldMessage, type FieldProps } from '../FieldMessage';
import { FieldButton, FieldFrame, FieldLabel } from '../fieldParts';
import { fieldRoot } from '../fieldStyles';
import { ChevronDownIcon, SearchIcon } from '../icons';
import { floatingSheet, listItem } from '../listStyles';
import { OwnFocusContext } from '../OwnFocusContext';
import { Spinner } from '../Spinner';
import { findPeople, indexPeople, type Persona } from './findPeople';
import { PersonaRow } from './PersonaRow';
import { PickerInput } from './PickerInput';
import { SteadySheet } from './SteadySheet';
import { useTyped } from './useTyped';

const Root = styled(ComboBox<Persona>)`
  ${fieldRoot}
`;
// Only the list scrolls. The line about omitted people stays below it.
const Sheet = styled(Popover)`
  ${floatingSheet}
  display: flex;
  flex-direction: column;
  width: max(var(--trigger-width), 260px);
`;
const List = styled(ListBox<Persona>)`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: ${space[1]};
  outline: none;
`;
const Item = styled(ListBoxItem)`
  ${listItem}
  min-height: 52px;
`;
const Aside = styled.div`
  padding: ${space[3]};
  font-size: ${text[15]};
  color: ${color.tinta2};
`;
const More = styled(Aside)`
  flex: none;
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.borde};
  font-size: ${text[13]};
`;

export interface UserPickerProps extends FieldProps<number | null> {
  /** The options, in any order: the list sorts by name. */
  people: readonly Persona[];
  /** Id of the selected person. */
  value: number | null;
  /** The placeholder. */
  placeholder?: string;
  /** The people are loading: shows a spinner, and Enter selects no person. */
  isLoading?: boolean;
  /** Takes the focus on mount. */
  autoFocus?: boolean;
  /**
   * True by default: focus and presses open the list, but focus does not while the field has an
   * error. False: only typing, the arrow keys and the chevron button open it.
   */
  opensOnFocus?: boolean;
}

/** The error after the focus has left: why the text selects no person. */
const describeNobody = (written: string, total: number): string =>
  `Aún no has elegido a nadie: ${total === 0 ? 'nadie coincide' : 'elige en la lista a quien coincide'} con «${written}».`;

/** Selects a person by a part of the name or mission. */
export function UserPicker({
  label,
  people,
  value,
  onChange,
  description,
  errorMessage,
  placeholder = 'Busca por nombre o misión',
  isLoading = false,
  opensOnFocus = true,
  inputRef,
  onBlur,
  ...rest
}: UserPickerProps) {
  const isFocusOwn = useContext(OwnFocusContext);
  const index = useMemo(() => indexPeople(people), [people]);
  const chosen = useMemo(() => people.find(({ id }) => id === value), [people, value]);
  const { typed, hear, choose, forget } = useTyped(value, onChange);
  const name = chosen?.usuario ?? '';
  // React Aria opens the list when the text of a focused field changes. A name that appears because
  // its person has just loaded is no typed text, so it opens nothing.
  const isNamed = value === null || chosen !== undefined;
  const [wasNamed, setWasNamed] = useState(isNamed);
  useEffect(() => setWasNamed(isNamed), [isNamed]);
  const written = typed ?? name;
  // The selected name is no search: reopening the list shows everyone.
  const query = written === name ? '' : written;
  const { shown, total, exact } = useMemo(
    () => findPeople(index, query, value),
    [index, query, value],
  );
  const only = query === '' ? undefined : total === 1 ? shown.at(-1) : exact;
  const [isFocused, setFocused] = useState(false);
  const leave = () => {
    setFocused(false);
    if (query !== '' && exact) choose(exact.id);
    else if (query !== '' && value !== null) choose(null);
    onBlur?.();
  };
  const isNobody = !isFocused && !isLoading && value === null && written.trim() !== '';
  const failure = errorMessage ?? (isNobody ? describeNobody(written.trim(), total) : undefined);
  return (
    <Root
      {...rest}
      items={shown}
      inputValue={written}
      onInputChange={hear}
      value={value}
      // React Aria passes null, or the same person, to reset the text on blur: here the text stays.
      onChange={(key) => key !== null && key !== value && choose(Number(key))}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      isInvalid={Boolean(failure)}
      validationBehavior="aria"
      menuTrigger={
        isNamed && !wasNamed
          ? 'manual'
          : opensOnFocus && isFocusOwn && !errorMessage
            ? 'focus'
            : 'input'
      }
      allowsEmptyCollection
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame isInvalid={Boolean(failure)} isDisabled={rest.isDisabled ?? false}>
        <SearchIcon size={20} />
        <PickerInput
          placeholder={placeholder}
          isSearching={query !== ''}
          only={only?.id}
          onForget={forget}
          isLoading={isLoading}
          opensOnPress={opensOnFocus}
          inputRef={inputRef}
        />
        {isLoading ? (
          <FieldButton isDisabled>
            <Spinner label="Cargando personas" />
          </FieldButton>
        ) : (
          <FieldButton>
            <ChevronDownIcon size={20} />
          </FieldButton>
        )}
      </FieldFrame>
      <FieldMessage description={description} errorMessage={failure} />
      <SteadySheet>
        <Sheet maxHeight={320}>
          <List
            renderEmptyState={() => (
              <Aside>
                {isLoading
                  ? 'Cargando personas…'
                  : query
                    ? `Nadie coincide con «${query}».`
                    : 'No hay nadie a quien elegir.'}
              </Aside>
            )}
          >
            {(persona) => (
              <Item id={persona.id} textValue={persona.usuario}>
                <PersonaRow persona={persona} />
              </Item>
            )}
          </List>
          {total > shown.length && (
            <More>{`Se muestran ${shown.length} de ${total}. Escribe para acotar.`}</More>
          )}
        </Sheet>
      </SteadySheet>
    </Root>
  );
}
