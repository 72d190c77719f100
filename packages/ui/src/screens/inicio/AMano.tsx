import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { focusRing } from '../../theme/focusRing';
import { color, radius, touchTarget } from '../../theme/tokens';
import type { Atajo } from './DiaProps';

const Ways = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li + li { border-top: 1px solid ${color.borde}; }
`;
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

/** The screens that somebody uses most; everything else is in the menu. */
export function AMano({ atajos }: { atajos: readonly Atajo[] }) {
  return (
    <Card title="A mano">
      <Ways>
        {atajos.map(({ id, ruta, titulo }) => (
          <li key={id}>
            <Way href={ruta}>{titulo}</Way>
          </li>
        ))}
      </Ways>
    </Card>
  );
}
