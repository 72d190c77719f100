import styled from 'styled-components';
import { plainList } from '../../components/layout';
import { focusRing } from '../../theme/focusRing';
import { color, radius, space } from '../../theme/tokens';
import type { Parte } from './listPartes';

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  a {
    display: inline-block;
    padding: ${space[2]} 0;
    border-radius: ${radius.tag};
    color: ${color.petroleo};
    font-weight: 700;
    overflow-wrap: anywhere;
    &:focus-visible { ${focusRing} }
  }
`;

/** A part's title and the title's id. */
export type ParteConId = Pick<Parte, 'titulo'> & { readonly id: string };

/** Links to the parts of a long page. */
export function Indice({ partes }: { partes: readonly ParteConId[] }) {
  return (
    <nav aria-label="En esta página">
      <List>
        {partes.map(({ id, titulo }) => (
          <li key={id}>
            <a href={`#${id}`}>{titulo}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}
