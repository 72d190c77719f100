import { compareSpanish } from '@garita/domain/formato/compareSpanish';
import { type Column, isNumeric, type SortDirection } from './column';
import { spanishKey } from './spanishKey';

/** By what a row is sorted, made ready once. */
interface Key<Row> {
  readonly row: Row;
  /** Not a number for a text. */
  readonly number: number;
  readonly text: string;
  readonly spanish: string | null;
}

function compareTexts(a: Key<unknown>, b: Key<unknown>): number {
  if (!Number.isNaN(a.number) && !Number.isNaN(b.number)) return a.number - b.number;
  if (a.spanish !== null && b.spanish !== null && a.spanish !== b.spanish)
    return a.spanish < b.spanish ? -1 : 1;
  // The same but for case and accents, or in other letters.
  return a.text === b.text ? 0 : compareSpanish(a.text, b.text);
}

const compareNumbers = (a: Key<unknown>, b: Key<unknown>): number => a.number - b.number;

interface Keyed<Row> {
  readonly keys: Key<Row>[];
  readonly without: readonly Row[];
  /** Numbers and instants by size, everything else in Spanish order. */
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
        spanish: null,
      });
    } else {
      areNumbers = false;
      keys.push({ row, number: Number.NaN, text: found, spanish: spanishKey(found) });
    }
  }
  return { keys, without, compare: areNumbers ? compareNumbers : compareTexts };
}

/** The same the other way round: equal ones keep their order. */
function turn<Row>(keys: readonly Key<Row>[], compare: Keyed<Row>['compare']): Key<Row>[] {
  const turned: Key<Row>[] = [];
  for (let end = keys.length; end > 0; ) {
    let begin = end - 1;
    while (begin > 0 && compare(keys[begin - 1] as Key<unknown>, keys[begin] as Key<unknown>) === 0)
      begin -= 1;
    for (let at = begin; at < end; at += 1) turned.push(keys[at] as Key<Row>);
    end = begin;
  }
  return turned;
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
  return { asc: all(keys), desc: all(turn(keys, compare)) };
}

/**
 * Rows in the order of one column; those without a value stand last in both directions, equal ones keep their order. Kept for as long as the rows: the
 * same list in the same order is the same array, and turned round it costs nothing.
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
