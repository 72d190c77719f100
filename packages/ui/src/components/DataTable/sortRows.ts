import { compareSpanish } from '@garita/domain/formato/compareSpanish';
import { type Column, isNumeric, type SortDirection } from './column';

/** A row's sort key, computed once. */
interface Key<Row> {
  readonly row: Row;
  /** NaN for a text. */
  readonly number: number;
  readonly text: string;
}

function compareTexts(a: Key<unknown>, b: Key<unknown>): number {
  if (!Number.isNaN(a.number) && !Number.isNaN(b.number)) return a.number - b.number;
  return compareSpanish(a.text, b.text);
}

const compareNumbers = (a: Key<unknown>, b: Key<unknown>): number => a.number - b.number;

interface Keyed<Row> {
  readonly keys: Key<Row>[];
  readonly without: readonly Row[];
  /** Numbers and instants by value, everything else in Spanish order. */
  readonly compare: (a: Key<unknown>, b: Key<unknown>) => number;
}

function keyRows<Row>(
  rows: readonly Row[],
  { value, order = value, kind }: Column<Row>,
): Keyed<Row> {
  const keys: Key<Row>[] = [];
  const without: Row[] = [];
  let areNumbers = true;
  for (const row of rows) {
    const found = order(row);
    if (found === null || found === '') without.push(row);
    else if (kind === 'instant' || typeof found === 'number') {
      const text = isNumeric(kind) || kind === 'instant' ? '' : String(found);
      keys.push({
        row,
        number: typeof found === 'number' ? found : Date.parse(found),
        text,
      });
    } else {
      areNumbers = false;
      keys.push({ row, number: Number.NaN, text: found });
    }
  }
  return { keys, without, compare: areNumbers ? compareNumbers : compareTexts };
}

type Orders = Map<string, readonly unknown[]>;
const known = new WeakMap<readonly unknown[], WeakMap<object, Orders>>();

function ordersOf(rows: readonly unknown[], column: object): Orders {
  const ofRows = known.get(rows) ?? new WeakMap<object, Orders>();
  known.set(rows, ofRows);
  const orders: Orders = ofRows.get(column) ?? new Map();
  ofRows.set(column, orders);
  return orders;
}

function makeOrders<Row>(
  rows: readonly Row[],
  column: Column<Row>,
): Record<SortDirection, readonly Row[]> {
  const { keys, without, compare } = keyRows(rows, column);
  keys.sort(compare);
  const all = (sorted: readonly Key<Row>[]): readonly Row[] => [
    ...sorted.map(({ row }) => row),
    ...without,
  ];
  // Reversing would also reverse equal rows, which must keep their order.
  return { asc: all(keys), desc: all([...keys].sort((a, b) => compare(b, a))) };
}

/**
 * Rows sorted by a column; missing values are last in both directions, and equal rows keep their
 * order. Cached for the list: the same list and order give the same array.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  direction: SortDirection,
): readonly Row[] {
  const orders = ordersOf(rows, column);
  if (!orders.has(direction))
    for (const [name, order] of Object.entries(makeOrders(rows, column))) orders.set(name, order);
  return orders.get(direction) as readonly Row[];
}
