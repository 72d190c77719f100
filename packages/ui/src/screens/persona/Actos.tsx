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

interface ActosProps extends Pick<PersonaScreenProps, 'actos' | 'onGo'> {
  usuario: string;
  /** Whether the person's promotion is due: its act is then first and the only solid button. */
  isDue: boolean;
}

export function Actos({ actos: given, usuario, isDue, onGo }: ActosProps) {
  if (given.length === 0) return null;
  const isFirst = ({ isAscenso }: (typeof given)[number]) => isDue && isAscenso;
  const actos = [...given.filter(isFirst), ...given.filter((acto) => !isFirst(acto))];
  const rest = actos.slice(SHOWN);
  return (
    <Root role="group" aria-label={`Acciones con ${usuario}`}>
      {actos.slice(0, SHOWN).map((acto) => (
        <LinkButton
          key={acto.ruta}
          href={acto.ruta}
          variant={isFirst(acto) ? 'primary' : 'secondary'}
        >
          {acto.texto}
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
