import { type KeyboardEvent, type Ref, useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { FieldInput } from '../fieldParts';

interface PickerInputProps {
  placeholder: string;
  /** Who alone matches what is typed: they are where the arrow keys would lead, so Enter takes them. */
  only: number | undefined;
  /** The people are on their way. */
  isLoading: boolean;
  /** A press shows the list, where the focus came by itself. */
  opensOnPress: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** The line of a picker in which one types. */
export function PickerInput({ placeholder, only, isLoading, opensOnPress, inputRef }: PickerInputProps) {
  const state = useContext(ComboBoxStateContext);
  const manager = state?.isOpen ? state.selectionManager : undefined;
  const isNobody = manager?.focusedKey === null;
  // React Aria forgets whom the keys had reached whenever the text changes.
  useEffect(() => {
    if (only !== undefined && isNobody) manager?.setFocusedKey(only);
  }, [only, isNobody, manager]);
  // React Aria would take what is typed for nobody's name and empty the field.
  const waitForPeople = (event: KeyboardEvent) => {
    if (!isLoading || event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FieldInput
      placeholder={placeholder}
      translate="no"
      spellCheck={false}
      autoCapitalize="none"
      onKeyDownCapture={waitForPeople}
      onClick={() => opensOnPress && !state?.isOpen && state?.open(null, 'manual')}
      {...(inputRef && { ref: inputRef })}
    />
  );
}
