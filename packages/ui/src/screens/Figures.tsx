import { unbroken } from '@garita/domain/formato/unbroken';
import styled from 'styled-components';
import { color, media, radius, space, text } from '../theme/tokens';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(80px, 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.pozo};
  /* With three columns the fourth figure would be alone in its row. */
  ${media.compact} { &:has(> :last-child:nth-child(4)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  dt { color: ${color.tinta2}; font-size: ${text[13]}; }
  dd { margin: 0; color: ${color.tinta}; font-size: ${text[18]}; font-weight: 700; font-variant-numeric: tabular-nums; }
`;

export function Figures({
  figures,
}: {
  figures: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <Root>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </Root>
  );
}
