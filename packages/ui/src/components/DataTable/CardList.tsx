import { formatInteger } from '@garita/domain/formato/credits';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { Button } from '../Button';
import { plainList, Row, Stack } from '../layout';
import { useLatest } from '../useLatest';
import { measureLater } from './measureLater';
import { type ListParts, WINDOW_FROM } from './parts';
import { FOLDED_HEIGHT, RowCard } from './RowCard';
import { useFirstRect } from './useFirstRect';
import { useFocusedRow } from './useFocusedRow';

const GAP = 8;
const OVERSCAN = 4;
/** The number of cards shown at first, and added by each press of the "more" button. */
const PAGE = 50;

const List = styled.ul`
  ${plainList}
  position: relative;
  display: grid;
  gap: ${GAP}px;
`;
const Item = styled.li`
  min-width: 0;
`;

/**
 * The rows as cards that scroll with the page. Only the first `PAGE` cards are shown until the user
 * asks for more.
 */
export function CardList<R>(parts: ListParts<R>) {
  const [count, setCount] = useState(PAGE);
  const left = parts.rows.length - count;
  return (
    <Stack $gap={3}>
      <Cards
        {...parts}
        rows={left > 0 ? parts.rows.slice(0, count) : parts.rows}
        total={parts.rows.length}
      />
      {left > 0 && (
        <Row>
          <Button
            onPress={() => setCount(count + PAGE)}
          >{`Ver ${formatInteger(Math.min(PAGE, left))} más`}</Button>
          {left > PAGE && (
            <Button variant="quiet" onPress={() => setCount(Number.POSITIVE_INFINITY)}>
              Ver el resto
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

/** Keys of expanded rows. The list stores them, since an off-screen row is unmounted. */
function useUnfolded() {
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  const toggle = useCallback((key: string | number) => {
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  return { open, toggle };
}

/**
 * The cards, virtualised if there are many. Each card tells screen readers its position and the
 * total number.
 */
function Cards<R>({ total, ...parts }: ListParts<R> & { total: number }) {
  const { caption, columns, rows, rowKey, rowActions, rowTone, hasAvatar, hasQuickAct, selection } =
    parts;
  const { open, toggle } = useUnfolded();
  const list = useRef<HTMLUListElement>(null);
  const isWindowed = rows.length > WINDOW_FROM;
  const scrollMargin = useTopOf(list);
  const keyOf = useLatest(rowKey);
  const kept = useFocusedRow(rows, rowKey);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    enabled: isWindowed,
    estimateSize: () => FOLDED_HEIGHT,
    // The measured heights are stored by row key, so that an expanded row keeps its height when the
    // order changes.
    getItemKey: useCallback((index: number) => keyOf(rows[index] as R), [rows, keyOf]),
    measureElement: measureLater,
    rangeExtractor: kept.rangeExtractor,
    initialRect: useFirstRect(),
    overscan: OVERSCAN,
    gap: GAP,
    scrollMargin,
    useFlushSync: false,
  });
  const draw = (index: number, start: number | null) => {
    const row = rows[index];
    if (row === undefined) return null;
    const key = rowKey(row);
    return (
      <Item
        key={key}
        {...((start !== null || selection) && { 'data-index': index })}
        {...(start !== null && {
          ref: virtualizer.measureElement,
          'aria-setsize': total,
          'aria-posinset': index + 1,
          style: {
            position: 'absolute',
            top: 0,
            left: 0,
            right: 0,
            transform: `translateY(${start - scrollMargin}px)`,
          } satisfies CSSProperties,
        })}
      >
        <RowCard
          id={key}
          row={row}
          columns={columns}
          rowActions={rowActions}
          tone={rowTone?.(row)}
          hasAvatar={hasAvatar}
          hasQuickAct={hasQuickAct}
          isOpen={open.has(key)}
          onToggle={toggle}
          drawBox={selection?.cardBox}
        />
      </Item>
    );
  };
  const drawn = isWindowed
    ? virtualizer.getVirtualItems().map(({ index, start }) => draw(index, start))
    : rows.map((_, index) => draw(index, null));
  return (
    <List
      ref={list}
      aria-label={caption}
      onFocus={kept.onFocus}
      onKeyDown={selection?.onKeyDown}
      {...selection?.touch}
      style={isWindowed ? { height: virtualizer.getTotalSize() } : undefined}
    >
      {drawn}
    </List>
  );
}

/** Distance in pixels of an element from the top of the page, updated on resize. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setTop((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
  return top;
}
