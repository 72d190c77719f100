import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { RuledList } from '../../components/layout';
import { focusRing } from '../../theme/focusRing';
import { radius, touchTarget } from '../../theme/tokens';
import type { Shortcut } from './DiaProps';

const Way = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  border-radius: ${radius.tag};
  font-weight: 700;
  text-decoration: none;
  &[data-hovered] { text-decoration: underline; }
  &[data-focus-visible] { ${focusRing} }
`;

export function AMano({ atajos }: { atajos: readonly Shortcut[] }) {
  return (
    <Card title="A mano">
      <RuledList>
        {atajos.map(({ id, ruta, titulo }) => (
          <li key={id}>
            <Way href={ruta}>{titulo}</Way>
          </li>
        ))}
      </RuledList>
    </Card>
  );
}
