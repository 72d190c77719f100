import styled from 'styled-components';
import { LinkButton } from '../../components/LinkButton';
import { Row } from '../../components/layout';
import { Menu } from '../../components/Menu';
import { media, space } from '../../theme/tokens';
import type { PersonaScreenProps } from './PersonaScreenProps';

const Root = styled(Row)`
  gap: ${space[2]};
  ${media.compact} { width: 100%; > a { flex: 1 1 auto; } }
`;

/** How many acts are shown as buttons; the others are in the menu. */
const SHOWN = 3;

export function Actos({
  actos,
  usuario,
  onGo,
}: Pick<PersonaScreenProps, 'actos' | 'onGo'> & { usuario: string }) {
  if (actos.length === 0) return null;
  const rest = actos.slice(SHOWN);
  return (
    <Root role="group" aria-label={`Acciones con ${usuario}`}>
      {actos.slice(0, SHOWN).map(({ ruta, texto }, index) => (
        <LinkButton key={ruta} href={ruta} variant={index === 0 ? 'primary' : 'secondary'}>
          {texto}
        </LinkButton>
      ))}
      {rest.length > 0 && (
        <Menu
          label={`Más acciones con ${usuario}`}
          variant="secondary"
          actions={rest.map(({ ruta, texto }) => ({
            id: ruta,
            label: texto,
            onPress: () => onGo(ruta),
          }))}
        />
      )}
    </Root>
  );
}
