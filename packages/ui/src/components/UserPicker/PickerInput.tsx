import { type KeyboardEvent, type Ref, useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { FieldInput } from '../fieldParts';

interface PickerInputProps {
  placeholder: string;
  /** Whether somebody is looked for by what stands there. */
  isSearching: boolean;
  /** Who alone matches what is typed, or is called just so: they are where the arrow keys would lead, so Enter takes them. */
  only: number | undefined;
  /** Puts the name of the chosen person, or nothing, in the place of what is typed. */
  onForget: () => void;
  /** The people are on their way. */
  isLoading: boolean;
  /** A press shows the list, where the focus came by itself. */
  opensOnPress: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The line of a picker in which one types. */
export function PickerInput({
  placeholder,
  isSearching,
  only,
  onForget,
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
  // With nobody reached React Aria would take nobody. The one who alone matches is reached only a moment after they are seen, and who types quickly does not
  // wait for it.
  const onEnter = (event: KeyboardEvent) => {
    if (isLoading || isSearching) stop(event);
    if (isLoading) return;
    if (only === undefined) {
      if (isSearching) state?.open(null, 'manual');
    } else if (only === state?.value) {
      onForget();
      state.commit();
    } else {
      // An open list closes with the choice; a closed one would open with the new text.
      state?.open(null, 'manual');
      state?.setValue(only);
    }
  };
  const onEscape = (event: KeyboardEvent) => {
    if (!isSearching) return;
    if (state?.isOpen && state.value === null) {
      stop(event);
      state.setOpen(false);
    } else onForget();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const reached = manager?.focusedKey ?? null;
    if (event.key === 'Escape') return onEscape(event);
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    if (reached !== null && reached === state?.value) onForget();
    else if (reached === null && event.key === 'Enter') onEnter(event);
  };
  return (
    <FieldInput
      placeholder={placeholder}
      translate="no"
      spellCheck={false}
      autoCapitalize="none"
      onKeyDownCapture={press}
      onClick={() => opensOnPress && !state?.isOpen && state?.open(null, 'manual')}
      {...(inputRef && { ref: inputRef })}
    />
  );
}
