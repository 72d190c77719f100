import { rutaDePersona } from '@garita/domain/persona/rutaDePersona';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { wholeName } from '../components/layout';
import { focusRing } from '../theme/focusRing';
import { color, radius } from '../theme/tokens';

const Root = styled(Link)`
  border-radius: ${radius.tag};
  color: inherit;
  text-decoration: none;
  ${wholeName}
  &[data-hovered] { color: ${color.petroleoTexto}; text-decoration: underline; }
  &[data-focus-visible] { color: ${color.petroleoTexto}; text-decoration: underline; ${focusRing} }
`;

export function PersonaLink({ usuario }: { usuario: string }) {
  return (
    <Root href={rutaDePersona(usuario)} translate="no">
      {usuario}
    </Root>
  );
}
