import type { Enlace } from '@garita/domain/agencia/enlaces';
import styled from 'styled-components';
import { ExternalIcon } from '../components/icons';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { focusRing } from '../theme/focusRing';
import { color, radius, space, text } from '../theme/tokens';
import { AWAY } from './away';

const Root = styled.nav`
  flex: 1 0 100%;
  padding-bottom: ${space[3]};
  ul { display: flex; flex-wrap: wrap; gap: 0 ${space[5]}; margin: 0; padding: 0; list-style: none; }
  li { min-width: 0; }
`;
const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  min-height: 36px;
  border-radius: ${radius.tag};
  color: ${color.tinta2};
  font-size: ${text[15]};
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover { color: ${color.petroleoTexto}; text-decoration: underline; }
  &:focus-visible { ${focusRing} }
  svg { flex: none; color: ${color.tinta3}; }
`;

export function EnlacesPie({ enlaces }: { enlaces: readonly Enlace[] }) {
  const here = enlaces.filter(({ lugar }) => lugar !== 'menu');
  if (here.length === 0) return null;
  return (
    <Root aria-label="Enlaces de la agencia">
      <ul>
        {here.map(({ texto, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be equal.
          <li key={index}>
            <Link href={url} {...AWAY}>
              {texto}
              <ExternalIcon size={16} />
              <VisuallyHidden>(se abre en otra pestaña)</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
