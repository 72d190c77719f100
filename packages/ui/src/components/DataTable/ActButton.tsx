import { useId } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import styled from 'styled-components';
import { plainLook } from '../plainLook';
import { pressPlain } from '../pressPlain';
import { Spinner } from '../Spinner';
import type { RowAction } from './column';

const InCard = styled.button`${plainLook('secondary', 'normal')}`;
const MainInCard = styled.button`${plainLook('tinted', 'normal')}`;
// A table dresses its own; see `tableStyles`.
const LOOKS = { table: 'button', card: InCard, mainInCard: MainInCard } as const;

// The words keep their place while the wheel turns over them.
const Hidden = styled.span`
  opacity: 0;
`;
const Over = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** What is heard of an act that is under way. */
export const EN_CURSO = 'En curso';

interface ActButtonProps {
  act: RowAction;
  /** The row's name, which makes the button's one of its own. */
  rowName: string;
  look: keyof typeof LOOKS;
  onPress: () => void;
}

/** An act of a row: the browser's own button in the look of `Button`, since a list has as many as it has rows and each turn of a wheel makes more. */
export function ActButton({
  act: { label, isDisabled = false, isPending = false },
  rowName,
  look,
  onPress,
}: ActButtonProps) {
  const Root = LOOKS[look];
  const id = useId();
  const wheel = useId();
  return (
    <Root
      type="button"
      data-act=""
      id={id}
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      aria-label={`${label}: ${rowName}`}
      {...(isPending
        ? { 'data-pending': true, 'aria-disabled': true, 'aria-labelledby': `${id} ${wheel}` }
        : { onClick: pressPlain(onPress) })}
    >
      {isPending ? (
        <>
          <Hidden>{label}</Hidden>
          <Over>
            <ProgressBarContext value={{ id: wheel }}>
              <Spinner label={EN_CURSO} />
            </ProgressBarContext>
          </Over>
        </>
      ) : (
        label
      )}
    </Root>
  );
}
