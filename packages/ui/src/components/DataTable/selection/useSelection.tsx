import { formatInteger } from '@garita/domain/formato/credits';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import styled from 'styled-components';
import { lazyPart } from '../../../parts/lazyPart';
import { layer, media } from '../../../theme/tokens';
import { IconButton } from '../../IconButton';
import { CheckIcon } from '../../icons';
import { useLatest } from '../../useLatest';
import { createSelection, type Selection } from './createSelection';
import { HeadBox } from './HeadBox';
import type { AboveProps, BulkAct, DrawBox, ListSelection } from './ListSelection';
import { createLongPress } from './longPress';
import { pickByKey } from './pickByKey';
import type { Key } from './picks';
import { RowBox } from './RowBox';
import { useSelectionState } from './useSelectionState';

const BulkBar = lazyPart(() => import('./BulkBar'), 'BulkBar');

const Root = styled.div`
  min-height: 44px;
  outline: none;
  /* Sticks below the top bar of the page, which scrolls away in a short window. */
  &[data-on] { position: sticky; top: 56px; z-index: ${layer.sticky + 2}; ${media.short} { position: static; } }
`;

interface SelectionOptions<Row> {
  /** The identity of a row: the list's `rowKey`. */
  keyOf: (row: Row) => Key;
  /** Whether a row is selectable. A constant, or memoised: a change re-evaluates all rows. */
  mayPick: (row: Row) => boolean;
  actsOf: (picked: readonly Row[]) => readonly BulkAct[];
}

/** The result for a list's `selection` prop. */
interface Picking<Row> extends ListSelection<Row> {
  /**
   * Selects exactly those given rows that are selectable. If no row is selectable, the selection
   * ends.
   */
  readonly keep: (keys: readonly Key[]) => void;
}

/** Makes a list's rows selectable by mouse, keyboard and touch, for bulk actions. */
export function useSelection<Row>({ keyOf, mayPick, actsOf }: SelectionOptions<Row>): Picking<Row> {
  const [latestKey, latestActs, latestMay] = [
    useLatest(keyOf),
    useLatest(actsOf),
    useLatest(mayPick),
  ];
  const [parts] = useState(() =>
    makeParts(createSelection(), { keyOf: latestKey, actsOf: latestActs, mayPick: latestMay }),
  );
  return useMemo(() => ({ ...parts, mayPick }), [parts, mayPick]);
}

function makeParts<Row>(
  selection: Selection,
  { keyOf, mayPick, actsOf }: SelectionOptions<Row>,
): Picking<Row> {
  const boxIn =
    (inCard: boolean): DrawBox<Row> =>
    (row, name) =>
      mayPick(row) && <RowBox selection={selection} id={keyOf(row)} name={name} inCard={inCard} />;
  const pickAt = (index: number) => {
    const key = selection.getAt(index);
    selection.pick({ kind: 'start' });
    if (key !== undefined) selection.pick({ kind: 'toggle', key });
  };
  return {
    mayPick,
    above: (props) => <Above selection={selection} keyOf={keyOf} actsOf={actsOf} {...props} />,
    headBox: <HeadBox selection={selection} />,
    rowBox: boxIn(false),
    cardBox: boxIn(true),
    startButton: <StartButton selection={selection} />,
    onKeyDown: (event) => pickByKey(selection, event),
    touch: createLongPress(pickAt),
    keep: (wanted) => {
      const offered = new Set(selection.getOffered());
      const keys = wanted.filter((key) => offered.has(key));
      selection.pick(keys.length === 0 ? { kind: 'clear' } : { kind: 'only', keys });
    },
  };
}

function StartButton({ selection }: { selection: Selection }) {
  return (
    <IconButton
      label="Seleccionar"
      variant="secondary"
      onPress={() => selection.pick({ kind: 'start' })}
    >
      <CheckIcon size={24} />
    </IconButton>
  );
}

interface AboveOwnProps<Row>
  extends AboveProps<Row>,
    Pick<SelectionOptions<Row>, 'keyOf' | 'actsOf'> {
  selection: Selection;
}

/** The list's tools, or the bulk bar, and an announcement of the number of selected rows. */
function Above<Row>({
  selection,
  keyOf,
  actsOf,
  rows,
  mayPick,
  noun,
  children,
}: AboveOwnProps<Row>) {
  const { keys, isPicking } = useSelectionState(selection, selection.getPicks);
  const place = useRef<HTMLDivElement>(null);
  const offered = useMemo(() => rows.filter(mayPick).map(keyOf), [rows, mayPick, keyOf]);
  useLayoutEffect(
    () => selection.offer(offered, rows.map(keyOf)),
    [selection, offered, rows, keyOf],
  );
  const isOn = isPicking || keys.size > 0;
  // The bar disappears with its focused button, so this element takes the focus.
  useEffect(() => {
    if (!isOn && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [isOn]);
  const clear = () => {
    place.current?.focus({ preventScroll: true });
    selection.pick({ kind: 'clear' });
  };
  return (
    <Root
      ref={place}
      tabIndex={-1}
      data-on={isOn || undefined}
      data-picked={keys.size > 0 || undefined}
      onKeyDown={(event) => event.key === 'Escape' && isOn && clear()}
    >
      <VisuallyHidden aria-live="polite">
        {keys.size > 0 &&
          `Selección: ${formatInteger(keys.size)} de ${formatInteger(offered.length)} ${noun.many}`}
      </VisuallyHidden>
      {isOn ? (
        <BulkBar
          count={keys.size}
          total={offered.length}
          noun={noun}
          acts={keys.size > 0 ? actsOf(rows.filter((row) => keys.has(keyOf(row)))) : []}
          onAll={() => selection.pick({ kind: 'only', keys: offered })}
          onClear={clear}
        />
      ) : (
        children
      )}
    </Root>
  );
}
