import { rutaDePersona } from '@garita/domain/persona/rutaDePersona';
import styled from 'styled-components';
import { usePlainLink } from '../components/usePlainLink';
import { focusRing } from '../theme/focusRing';
import { color, radius } from '../theme/tokens';

const Root = styled.a`
  border-radius: ${radius.tag};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  @media (hover: hover) { &:hover { color: ${color.petroleoTexto}; text-decoration: underline; } }
  &:focus-visible { color: ${color.petroleoTexto}; text-decoration: underline; ${focusRing} }
`;

/** A person's name, which leads to their page. */
export function PersonaLink({ usuario }: { usuario: string }) {
  return (
    <Root {...usePlainLink(rutaDePersona(usuario))} translate="no">
      {usuario}
    </Root>
  );
}
