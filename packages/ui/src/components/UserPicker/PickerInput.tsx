import { type KeyboardEvent, type Ref, useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { FieldInput } from '../fieldParts';

interface PickerInputProps {
  placeholder: string;
  /** Whether somebody is looked for by what stands there. */
  isSearching: boolean;
  /** Who alone matches what is typed: they are where the arrow keys would lead, so Enter takes them. */
  only: number | undefined;
  /** The people are on their way. */
  isLoading: boolean;
  /** A press shows the list, where the focus came by itself. */
  opensOnPress: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** The line of a picker in which one types. */
export function PickerInput({
  placeholder,
  isSearching,
  only,
  isLoading,
  opensOnPress,
  inputRef,
}: PickerInputProps) {
  const state = useContext(ComboBoxStateContext);
  const manager = state?.isOpen ? state.selectionManager : undefined;
  const isNobody = manager?.focusedKey === null;
  // React Aria forgets whom the keys had reached whenever the text changes.
  useEffect(() => {
    if (only !== undefined && isNobody) manager?.setFocusedKey(only);
  }, [only, isNobody, manager]);
  // With nobody reached React Aria would take what is typed for nobody's name and empty the field; the one who alone matches is reached only a moment after
  // they are seen, and who types quickly does not wait for it.
  const enter = (event: KeyboardEvent) => {
    const isReached = manager !== undefined && !isNobody;
    if (
      event.key !== 'Enter' ||
      event.nativeEvent.isComposing ||
      isReached ||
      !(isLoading || isSearching)
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    if (isLoading) return;
    if (only === undefined) state?.open(null, 'manual');
    else if (only === state?.value) state.commit();
    else state?.setValue(only);
  };
  return (
    <FieldInput
      placeholder={placeholder}
      translate="no"
      spellCheck={false}
      autoCapitalize="none"
      onKeyDownCapture={enter}
      onClick={() => opensOnPress && !state?.isOpen && state?.open(null, 'manual')}
      {...(inputRef && { ref: inputRef })}
    />
  );
}
