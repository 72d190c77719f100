import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import styled from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, space } from '../theme/tokens';
import { FieldMessage, type FieldProps } from './FieldMessage';
import { FieldLabel } from './fieldParts';
import { fieldFrame, fieldRoot } from './fieldStyles';
import { ChevronDownIcon } from './icons';
import { floatingSheet, listItem } from './listStyles';
import type { Wrapped } from './Wrapped';

const Root = styled(AriaSelect)`
  ${fieldRoot}
`;
const Opener = styled(AriaButton)`
  ${fieldFrame}
  gap: ${space[2]};
  width: 100%;
  padding: 0 ${space[3]};
  text-align: left;
  cursor: pointer;
  &:focus-within { outline: none; }
  &[data-focus-visible] { ${focusRing} }
  [data-invalid] > & { border-color: ${color.grana}; box-shadow: inset 0 0 0 1px ${color.grana}; }
  > svg { flex: none; color: ${color.tinta2}; }
`;
const Value = styled(SelectValue)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] { color: ${color.tinta3}; }
`;
const Sheet = styled(Popover)`
  ${floatingSheet}
  min-width: var(--trigger-width);
  overflow: auto;
`;
const List = styled(ListBox)`
  padding: ${space[1]};
  outline: none;
`;
const Item = styled(ListBoxItem)`
  ${listItem}
`;

export interface SelectOption {
  id: string | number;
  label: string;
}

export interface SelectProps
  extends FieldProps<SelectOption['id'] | null, HTMLButtonElement>,
    Wrapped<AriaSelectProps, keyof FieldProps<string> | 'validate' | 'defaultValue'> {
  /** In display order. */
  options: readonly SelectOption[];
  /** Id of the selected option; null = none. */
  value: string | number | null;
  onChange: (id: string | number | null) => void;
  /** The placeholder while nothing is selected. */
  placeholder?: string;
}

/** Selects one of a few fixed values. For people use `UserPicker`. */
export function Select({
  label,
  options,
  value,
  onChange,
  description,
  errorMessage,
  placeholder = 'Selecciona',
  inputRef,
  ...rest
}: SelectProps) {
  return (
    <Root
      {...rest}
      value={value}
      onChange={(key) => onChange(key as SelectOption['id'] | null)}
      placeholder={placeholder}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <Opener {...(inputRef && { ref: inputRef })}>
        <Value />
        <ChevronDownIcon size={20} />
      </Opener>
      <FieldMessage description={description} errorMessage={errorMessage} />
      <Sheet maxHeight={320}>
        <List>
          {options.map((option) => (
            <Item key={option.id} id={option.id} textValue={option.label}>
              {option.label}
            </Item>
          ))}
        </List>
      </Sheet>
    </Root>
  );
}
