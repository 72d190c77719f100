import { type KeyboardEvent, type Ref, useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { FieldInput } from '../fieldParts';

interface PickerInputProps {
  placeholder: string;
  /** Whether the text is a search. */
  isSearching: boolean;
  /**
   * The id of the only match or of an exact match; undefined for none. Enter selects it, as if the
   * arrow keys had reached it.
   */
  only: number | undefined;
  /** Restores the selected name, or clears the text. */
  onForget: () => void;
  isLoading: boolean;
  /**
   * Whether a press opens the list. A field that already has the focus needs this, because it gets
   * no further focus event.
   */
  opensOnPress: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

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
  // React Aria resets the focused option at each change of the text, so this effect focuses the
  // only match again.
  useEffect(() => {
    if (only !== undefined && isNobody) manager?.setFocusedKey(only);
  }, [only, isNobody, manager]);
  // Without a focused option React Aria selects nothing on Enter. A fast Enter may come before the
  // effect above has focused the only match, so this function selects that match.
  const onEnter = (event: KeyboardEvent) => {
    if (isLoading || isSearching) stop(event);
    if (isLoading) return;
    if (only === undefined) {
      if (isSearching) state?.open(null, 'manual');
    } else if (only === state?.value) {
      onForget();
      state.commit();
    } else {
      // The list is opened first: React Aria closes an open list on selection, but the changed text
      // would open a closed list.
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
