import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  use,
  useRef,
} from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  NumberFieldStateContext,
} from 'react-aria-components/NumberField';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { FieldMessage, type FieldProps } from './FieldMessage';
import { FieldButton, FieldFrame, FieldInput, FieldLabel } from './fieldParts';
import { fieldRoot } from './fieldStyles';
import { AddIcon, MinusIcon } from './icons';
import { toSpanishNumber } from './toSpanishNumber';
import type { Wrapped } from './Wrapped';

const Root = styled(AriaNumberField)`
  ${fieldRoot}
`;
const Box = styled(FieldInput)`
  min-width: 12ch;
  font-variant-numeric: tabular-nums;
`;
const Unit = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding-right: ${space[2]};
  font-size: ${text[15]};
  color: ${color.tinta3};
`;

export interface NumberFieldProps
  extends FieldProps<number | null>,
    Wrapped<AriaNumberFieldProps, keyof FieldProps<number>> {
  /** null = empty. */
  value: number | null;
  /** Called on blur, on Enter and at each step; null for an emptied field. */
  onChange: (value: number | null) => void;
  /** Limit of buttons and arrow keys. Typed numbers may exceed it: the rules report them. */
  min?: number;
  /** See `min`. */
  max?: number;
  /** Step of buttons and arrow keys. */
  step?: number;
  /**
   * Maximum decimals; default 0, since credits and minutes are integers. Further decimals are
   * rounded when the number is committed.
   */
  decimals?: number;
  /** The unit after the number, e.g. `min`. */
  unit?: string;
  /** Takes the focus on mount. */
  autoFocus?: boolean;
}

/** The keys with which React Aria reads the typed number. */
const READS = /^(Enter|Arrow(Up|Down)|Page(Up|Down)|Home|End)$/;

/**
 * The frame of the input. Before React Aria reads the typed number (on blur, a key, a press of a
 * step button, a paste), the frame rewrites it: see `toSpanishNumber`.
 */
function Frame({ decimals, children }: { decimals: number; children: ReactNode }) {
  const state = use(NumberFieldStateContext);
  /** Whether the user has typed a point. The other points separate the thousands of the old value. */
  const hasOwnPoint = useRef(false);
  const watch = ({ nativeEvent }: FormEvent) => {
    if ((nativeEvent as InputEvent).data?.includes('.')) hasOwnPoint.current = true;
  };
  const rewrite = () => {
    const typed = state?.inputValue ?? '';
    const next = toSpanishNumber(typed, decimals, hasOwnPoint.current);
    hasOwnPoint.current = false;
    // React Aria reads the state of the last render in its own listener of this event.
    if (next !== typed) flushSync(() => state?.setInputValue(next));
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const input = event.target;
    const isWhole =
      input instanceof HTMLInputElement &&
      (input.selectionEnd ?? 0) - (input.selectionStart ?? 0) === input.value.length;
    if (!isWhole) return;
    event.preventDefault();
    event.stopPropagation();
    state?.commit(toSpanishNumber(event.clipboardData.getData('text/plain'), decimals));
  };
  return (
    <FieldFrame
      onInputCapture={watch}
      onBlurCapture={rewrite}
      onPointerDownCapture={rewrite}
      onPasteCapture={paste}
      onKeyDownCapture={({ key }: KeyboardEvent) => READS.test(key) && rewrite()}
    >
      {children}
    </FieldFrame>
  );
}

/** A number, typed or changed by steps. */
export function NumberField({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  decimals = 0,
  unit,
  description,
  errorMessage,
  inputRef,
  onBlur,
  ...rest
}: NumberFieldProps) {
  return (
    <Root
      {...rest}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...(onBlur && { onBlur: () => onBlur() })}
      step={step}
      // At least one decimal: React Aria would drop a typed comma and keep the digits behind it.
      formatOptions={{ maximumFractionDigits: Math.max(1, decimals) }}
      commitBehavior="validate"
      // The mouse wheel scrolls the page and must not change the focused number.
      isWheelDisabled
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <Frame decimals={decimals}>
        <FieldButton slot="decrement">
          <MinusIcon size={20} />
        </FieldButton>
        <Box
          {...(decimals === 0 &&
            min !== undefined &&
            min >= 0 && { inputMode: 'numeric' as const })}
          {...(inputRef && { ref: inputRef })}
        />
        {unit && <Unit>{unit}</Unit>}
        <FieldButton slot="increment">
          <AddIcon size={20} />
        </FieldButton>
      </Frame>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </Root>
  );
}
