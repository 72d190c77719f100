import type { MenuGroup } from '@garita/domain/pantallas';
import { useId } from 'react';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { color, inset, media, radius, space, touchTarget } from '../../theme/tokens';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(272px, 1fr));
  align-items: start;
  gap: ${space[4]};
  ${media.compact} { grid-template-columns: 1fr; > * { max-width: none; } }
`;
const Group = styled.nav`
  max-width: 420px;
  padding: ${space[4]} ${inset} ${space[3]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  h2 { margin-bottom: ${space[1]}; }
  ul { margin: 0; padding: 0; list-style: none; }
  li + li { border-top: 1px solid ${color.borde}; }
`;
/** A single group is laid out in a row: a column would leave half of the page empty. */
const Flat = styled(Group)`
  max-width: none;
  padding-bottom: ${space[2]};
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr)); gap: 0 ${space[5]}; }
  ${media.wide} { li + li { border-top: 0; } }
`;
const Way = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${touchTarget};
  border-radius: ${radius.tag};
  font-weight: 700;
  text-decoration: none;
  &[data-hovered] { text-decoration: underline; }
  &[data-focus-visible] { ${focusRing} }
`;
interface AccesosProps {
  menu: readonly MenuGroup[];
}

export function Accesos({ menu }: AccesosProps) {
  const prefix = useId();
  const Frame = menu.length === 1 ? Flat : Group;
  return (
    <Grid>
      {menu.map(({ grupo, titulo, pantallas }) => (
        <Frame key={grupo} aria-labelledby={`${prefix}${grupo}`}>
          <h2 id={`${prefix}${grupo}`}>{titulo}</h2>
          <ul>
            {pantallas.map((pantalla) => (
              <li key={pantalla.id}>
                <Way href={pantalla.ruta}>{pantalla.titulo}</Way>
              </li>
            ))}
          </ul>
        </Frame>
      ))}
    </Grid>
  );
}
