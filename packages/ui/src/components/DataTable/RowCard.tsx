import styled from 'styled-components';
import { color, onSurface, radius, space, text } from '../../theme/tokens';
import { CellContent } from './CellContent';
import { type Column, isNumeric } from './column';
import type { ListParts } from './parts';
import { RowActions } from './RowActions';
import type { RowTone } from './tableStyles';

const Sheet = styled.article<{ $tone: RowTone | undefined }>`
  ${onSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${({ $tone }) => ($tone === 'caution' ? color.balizaSuave : $tone === 'muted' ? color.pozo : color.superficie)};
  ${({ $tone }) => $tone === 'muted' && `color: ${color.tinta3};`}
  font-variant-numeric: tabular-nums;
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[3]};
`;
const Title = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  font-size: ${text[18]};
  font-weight: 700;
  line-height: 1.3;
`;
const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space[3]};
  dt { font-size: ${text[13]}; color: ${color.tinta3}; }
  dd { font-size: ${text[15]}; font-weight: 600; overflow-wrap: anywhere; }
  [data-wide] { grid-column: 1 / -1; dd { font-weight: 400; } }
  /* Three stand side by side: the hour goes below its day. */
  time { white-space: normal; }
`;
const Main = styled.div`
  text-align: right;
  font-size: ${text[20]};
  font-weight: 700;
  line-height: 1.2;
  white-space: nowrap;
  small { display: block; font-size: ${text[13]}; font-weight: 400; color: ${color.tinta3}; }
`;
const Acts = styled.div`
  display: flex;
  gap: ${space[3]};
  > button:not([aria-haspopup]) { flex: 1; }
`;

/** A number in the head of a card keeps its name; a word or badge speaks for itself. */
function MainValue<R>({ column, row }: { column: Column<R>; row: R }) {
  if (!isNumeric(column.kind)) return <CellContent column={column} row={row} />;
  return (
    <Main>
      <small>{column.header}</small>
      <CellContent column={column} row={row} />
    </Main>
  );
}

interface RowCardProps<R> {
  parts: ListParts<R>;
  row: R;
  name: string;
}

/** One row as a card: who and the main value, the labelled details, the acts. */
export function RowCard<R>({ parts: { columns, rowActions, rowTone }, row, name }: RowCardProps<R>) {
  const [first, ...others] = columns.filter(({ card }) => card === 'main');
  const details = [...columns.filter(({ card }) => card === 'meta'), ...columns.filter(({ card }) => card === 'text')];
  const actions = rowActions?.(row) ?? [];
  return (
    <Sheet $tone={rowTone?.(row)} aria-label={name}>
      <Head>
        <Title>{first && <CellContent column={first} row={row} />}</Title>
        {others.map((column) => (
          <MainValue key={column.id} column={column} row={row} />
        ))}
      </Head>
      {details.length > 0 && (
        <Details>
          {details.map((column) => (
            <div key={column.id} data-wide={column.card === 'text' || undefined}>
              <dt>{column.header}</dt>
              <dd>
                <CellContent column={column} row={row} />
              </dd>
            </div>
          ))}
        </Details>
      )}
      {actions.length > 0 && (
        <Acts>
          <RowActions actions={actions} rowName={name} place="card" />
        </Acts>
      )}
    </Sheet>
  );
}
