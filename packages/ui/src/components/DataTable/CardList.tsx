import { formatInteger } from '@garita/domain/formato/credits';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button';
import { Row, Stack } from '../layout';
import { type ListParts, rowName, WINDOW_FROM } from './parts';
import { FOLDED_HEIGHT, RowCard } from './RowCard';

const GAP = 8;
/** So many are drawn at first, and again with each press: the page must not become endless by itself. */
const PAGE = 50;

const List = styled.ul`
  position: relative;
  display: grid;
  gap: ${GAP}px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  min-width: 0;
`;

/** The same rows as cards, which scroll with the page, a page of them at a time. */
export function CardList<R>(parts: ListParts<R>) {
  const [count, setCount] = useState(PAGE);
  const left = parts.rows.length - count;
  return (
    <Stack $gap={3}>
      <Cards {...parts} rows={left > 0 ? parts.rows.slice(0, count) : parts.rows} total={parts.rows.length} />
      {left > 0 && (
        <Row>
          <Button onPress={() => setCount(count + PAGE)}>{`Ver ${formatInteger(Math.min(PAGE, left))} más`}</Button>
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

/** Keys of the rows that are unfolded: kept here, since a row out of sight is not drawn at all. */
function useUnfolded() {
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  const toggle = (key: string | number) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return { open, toggle };
}

/** Windowed when there are many; each card tells its place and their number. */
function Cards<R>({ total, ...parts }: ListParts<R> & { total: number }) {
  const { caption, rows, rowKey } = parts;
  const { open, toggle } = useUnfolded();
  const list = useRef<HTMLUListElement>(null);
  const isWindowed = rows.length > WINDOW_FROM;
  const scrollMargin = useTopOf(list);
  // By row, so that an unfolded one keeps its height when the order changes.
  const getItemKey = useCallback((index: number) => rowKey(rows[index] as R), [rows, rowKey]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: isWindowed,
    estimateSize: () => FOLDED_HEIGHT,
    overscan: 6,
    getItemKey,
    gap: GAP,
    scrollMargin,
    useFlushSync: false,
  });
  const card = (row: R) => (
    <RowCard parts={parts} row={row} name={rowName(parts.columns, row)} isOpen={open.has(rowKey(row))} onToggle={() => toggle(rowKey(row))} />
  );
  if (!isWindowed) {
    return (
      <List ref={list} aria-label={caption}>
        {rows.map((row) => (
          <Item key={rowKey(row)}>{card(row)}</Item>
        ))}
      </List>
    );
  }
  return (
    <List ref={list} aria-label={caption} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <Item
            key={rowKey(row)}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ position: 'absolute', top: 0, left: 0, right: 0, transform: `translateY(${start - scrollMargin}px)` }}
          >
            {card(row)}
          </Item>
        );
      })}
    </List>
  );
}

/** Distance of an element from the top of the page, followed when the window changes. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
  return top;
}
