import { toLegible } from '@garita/domain/formato/toLegible';
import { Fragment, memo, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, onSurface, radius, space, text, touchTarget } from '../../theme/tokens';
import { ChevronDownIcon } from '../icons';
import { Stack } from '../layout';
import { cellStyles } from './cellStyles';
import { type Column, isNumeric } from './column';
import { contentOf } from './contentOf';
import { FactContext } from './FactContext';
import { formatValue, NOTHING } from './formatValue';
import { type ListParts, rowName } from './parts';
import { RowActions } from './RowActions';
import type { DrawBox } from './selection/ListSelection';
import type { RowTone } from './tableStyles';

/** Height of a folded row in pixels, borders included. */
export const FOLDED_HEIGHT = 72;

const Sheet = styled.article`
  ${onSurface}
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  &[data-tone='caution'] { background: ${color.balizaSuave}; }
  &[data-tone='muted'] { background: ${color.pozo}; color: ${color.tinta3}; }
  font-variant-numeric: tabular-nums;
  ${cellStyles}
`;
const Head = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${FOLDED_HEIGHT - 2}px;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  &[data-folded] { height: ${FOLDED_HEIGHT - 2}px; overflow: hidden; }
  /* A person's name takes its whole width: what has no room beside it goes below. */
  &:not([data-folded]) { flex-wrap: wrap; justify-content: end; }
  /* The unfolding button covers the whole row. Links and buttons are above it, so that they stay pressable. */
  a, label, button:not([aria-expanded]) { position: relative; z-index: 1; }
`;
const Title = styled.div`
  flex: 1 1 0;
  min-width: 0;
  font-weight: 700;
  line-height: 1.3;
  overflow-wrap: anywhere;
  :not([data-folded]) > &:not([data-plain]) { flex-basis: auto; }
  /* Only for plain text: in a PersonaCell Safari would shorten the name although it fits. */
  [data-folded] &[data-plain] > div { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  [data-folded] &[data-plain][data-lined] > div { -webkit-line-clamp: 1; }
  [data-folded] &[data-lined] small { display: none; }
  /* Beside a checkbox there is only room for the name. */
  [data-folded]:has(> [data-box]) & small { display: none; }
`;
const Line = styled.p`
  overflow: hidden;
  color: ${color.tinta2};
  font-size: ${text[13]};
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space[3]};
  dt { font-size: ${text[13]}; color: ${color.tinta3}; }
  dd { font-size: ${text[15]}; font-weight: 600; overflow-wrap: anywhere; }
  [data-wide] { grid-column: 1 / -1; dd { font-weight: 400; } }
  /* A column may be too narrow for day and hour in one line: they may wrap. */
  [data-instant] { white-space: normal; }
`;
const Main = styled.div`
  max-width: 45%;
  text-align: right;
  overflow-wrap: anywhere;
  small { display: block; font-size: ${text[13]}; font-weight: 400; color: ${color.tinta3}; }
  &[data-number] { font-size: ${text[18]}; font-weight: 700; line-height: 1.2; white-space: nowrap; }
`;
/**
 * The button that expands a row. Only its chevron is visible; its touch target is the whole row.
 */
const Unfold = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  margin-left: calc(-1 * ${space[2]});
  padding: 0;
  border: 0;
  background: none;
  color: ${color.tinta2};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  outline: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.card}; }
  &:active::after { background: ${color.tinta}; opacity: 0.06; }
  &:focus-visible::after { outline: 3px solid ${color.foco}; outline-offset: -3px; }
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
`;
const Body = styled(Stack)`
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]} ${space[4]};
`;
const Acts = styled.div`
  display: flex;
  gap: ${space[3]};
  > button:not([aria-haspopup]) { flex: 1; }
`;

/** In a card's header a number has its column's `caption` or name above it; a word has none. */
function MainValue<R>({ column, row }: { column: Column<R>; row: R }) {
  const isNumber = isNumeric(column.kind);
  return (
    <Main data-number={isNumber || undefined}>
      {isNumber && <small>{column.caption?.(row) ?? column.header}</small>}
      {contentOf(column, row)}
    </Main>
  );
}

/**
 * The first two details in one line, for a folded row. A number with a `cell` and without a `line`
 * is left out, since only its cell shows the unit. In a list of people the line consists only of
 * columns with a `line`.
 */
const lineOf = <R,>(columns: readonly Column<R>[], row: R, hasAvatar: boolean): string =>
  columns
    .filter(
      ({ line, card, cell, kind }) =>
        line || (!hasAvatar && card !== 'main' && (!cell || !isNumeric(kind))),
    )
    .map((column) => column.line?.(row) ?? formatValue(column.value(row), column))
    .filter((words) => words !== NOTHING && words !== '')
    .slice(0, 2)
    .map(toLegible)
    .join(' · ');

interface RowCardProps<R>
  extends Pick<ListParts<R>, 'columns' | 'rowActions' | 'hasAvatar' | 'hasQuickAct'> {
  id: string | number;
  row: R;
  tone: RowTone | undefined;
  isOpen: boolean;
  onToggle: (id: string | number) => void;
  drawBox: DrawBox<R> | undefined;
}

function DrawnCard<R>({
  id,
  row,
  columns,
  rowActions,
  tone,
  hasAvatar = false,
  hasQuickAct = false,
  isOpen,
  onToggle,
  drawBox,
}: RowCardProps<R>): ReactNode {
  const body = useId();
  const name = rowName(columns, row);
  const [first, ...others] = columns.filter(({ card }) => card === 'main');
  const details = [
    ...columns.filter(({ card = 'meta' }) => card === 'meta'),
    ...columns.filter(({ card }) => card === 'text'),
  ];
  const own = columns.filter(({ card }) => card === 'own');
  const acts = rowActions?.(row) ?? [];
  const quick = hasQuickAct ? acts.slice(0, 1) : [];
  const actions = acts.slice(quick.length);
  const line = isOpen ? '' : lineOf(first ? [first, ...details] : details, row, hasAvatar);
  const unfolds = details.length + own.length > 0 || actions.length > 0;
  return (
    <Sheet data-tone={tone} aria-label={name}>
      <Head data-folded={!isOpen || undefined} data-quick={quick.length > 0 || undefined}>
        {drawBox?.(row, name)}
        <Title data-plain={!hasAvatar || undefined} data-lined={line !== '' || undefined}>
          <FactContext value={hasAvatar ? line : ''}>
            <div>{first && contentOf(first, row)}</div>
          </FactContext>
          {line && !hasAvatar && <Line>{line}</Line>}
        </Title>
        {others.map((column) => (
          <MainValue key={column.id} column={column} row={row} />
        ))}
        {quick.length > 0 && <RowActions actions={quick} rowName={name} place="card" />}
        {unfolds && (
          <Unfold
            type="button"
            aria-label={`Detalles: ${name}`}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': body })}
            onClick={() => onToggle(id)}
          >
            <ChevronDownIcon size={20} />
          </Unfold>
        )}
      </Head>
      {unfolds && isOpen && (
        <Body id={body}>
          {details.length > 0 && (
            <Details>
              {details.map((column) => (
                <div key={column.id} data-wide={column.card === 'text' || undefined}>
                  <dt>{column.header}</dt>
                  <dd>{contentOf(column, row)}</dd>
                </div>
              ))}
            </Details>
          )}
          {own.map((column) => (
            <Fragment key={column.id}>{contentOf(column, row)}</Fragment>
          ))}
          {actions.length > 0 && (
            <Acts>
              <RowActions actions={actions} rowName={name} place="card" />
            </Acts>
          )}
        </Body>
      )}
    </Sheet>
  );
}

/**
 * A row as a card: person and main value. An expanded card also has the labelled details and the
 * actions. Memoised.
 */
export const RowCard = memo(DrawnCard) as typeof DrawnCard;
