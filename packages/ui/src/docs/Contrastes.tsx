import styled from 'styled-components';
import { WarningIcon } from '../components/icons';
import { PlainTable } from '../screens/PlainTable';
import { type Tema, valueIn } from '../theme/palette';
import { color, radius, space, text } from '../theme/tokens';
import { type Pair, ratioOf } from './contrast';
import { Code, Small } from './Guia';

const Sample = styled.div`
  forced-color-adjust: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-width: 76px;
  min-height: 44px;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.control};
  font-variant-numeric: tabular-nums;
`;
const Mark = styled.span`
  width: 28px;
  height: 12px;
  border-radius: ${radius.tag};
`;
const Weak = styled.span`
  display: flex;
  gap: ${space[1]};
  margin-top: ${space[1]};
  color: ${color.granaTexto};
  font-size: ${text[13]};
`;

const figure = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Rounds down, since 4.96 must not be shown as 5. */
const format = (ratio: number): string => `${figure.format(Math.floor(ratio * 10) / 10)}:1`;

interface ContrastesProps {
  caption: string;
  pairs: readonly Pair[];
  /** The minimum ratio. The table marks lower ratios. */
  min: number;
  /** `texto` shows the ink as text, `marca` as a shape. */
  kind: 'texto' | 'marca';
  /** Other colours than the palette's. */
  hexIn?: typeof valueIn;
}

interface CellProps extends Required<Pick<ContrastesProps, 'min' | 'kind' | 'hexIn'>> {
  pair: Pair;
  tema: Tema;
}

function Cell({ pair, tema, min, kind, hexIn }: CellProps) {
  const ratio = ratioOf(pair, tema, hexIn);
  return (
    <>
      <Sample
        data-tema={tema}
        style={{
          background: color[pair.ground],
          color: kind === 'texto' ? color[pair.ink] : color.tinta,
        }}
      >
        {kind === 'texto' ? (
          <strong aria-hidden="true">Aa</strong>
        ) : (
          <Mark style={{ background: color[pair.ink] }} />
        )}
        {format(ratio)}
      </Sample>
      {ratio < min && (
        <Weak>
          <WarningIcon size={16} /> Por debajo de {min}:1
        </Weak>
      )}
    </>
  );
}

/** Pairs of colour roles in both themes, with the contrast computed from the palette. */
export function Contrastes({ caption, pairs, min, kind, hexIn = valueIn }: ContrastesProps) {
  const themeColumn = (tema: Tema, header: string) => ({
    id: tema,
    header,
    cell: (pair: Pair) => <Cell pair={pair} tema={tema} min={min} kind={kind} hexIn={hexIn} />,
  });
  return (
    <PlainTable
      caption={caption}
      columns={[
        {
          id: 'par',
          header: 'Par',
          cell: ({ ink, ground }) => (
            <>
              <Code>{ink}</Code>
              <Small>
                sobre <Code>{ground}</Code>
              </Small>
            </>
          ),
        },
        themeColumn('claro', 'Claro'),
        themeColumn('oscuro', 'Oscuro'),
      ]}
      rows={pairs}
      rowKey={({ ink, ground }) => `${ink}/${ground}`}
    />
  );
}
