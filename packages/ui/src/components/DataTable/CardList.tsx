import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type ListParts, rowName, WINDOW_FROM } from './parts';
import { RowCard } from './RowCard';

const GAP = 16;

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

/** The same rows as cards, which scroll with the page. Windowed when there are many; each card tells its place and their number. */
export function CardList<R>(parts: ListParts<R>) {
  const { caption, rows, rowKey } = parts;
  const list = useRef<HTMLUListElement>(null);
  const isWindowed = rows.length > WINDOW_FROM;
  const scrollMargin = useTopOf(list);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: isWindowed,
    estimateSize: () => 180,
    overscan: 6,
    gap: GAP,
    scrollMargin,
    useFlushSync: false,
  });
  const card = (row: R) => <RowCard parts={parts} row={row} name={rowName(parts.columns, row)} />;
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
            aria-setsize={rows.length}
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
