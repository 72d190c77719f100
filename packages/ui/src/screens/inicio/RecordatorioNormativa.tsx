import styled from 'styled-components';
import { IconButton } from '../../components/IconButton';
import { CloseIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { color, inset, media, radius, space } from '../../theme/tokens';

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${inset};
  ${media.compact} { gap: ${space[2]}; }
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  p { flex: 1; min-width: 0; margin: 0; }
`;
const Lamp = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  background: ${color.baliza};
`;

interface RecordatorioNormativaProps {
  version: number;
  /** Hides the reminder for this version. */
  onDismiss: () => void;
}

export function RecordatorioNormativa({ version, onDismiss }: RecordatorioNormativaProps) {
  return (
    <Root aria-label="Normativa por aceptar">
      <Lamp aria-hidden="true" />
      <p>Hay una normativa que aún no has aceptado: la versión {version}.</p>
      <LinkButton href="/normativa" size="small" variant="tinted">
        Leerla
      </LinkButton>
      <IconButton label="No recordarlo más" size="small" onPress={() => onDismiss()}>
        <CloseIcon size={20} />
      </IconButton>
    </Root>
  );
}
