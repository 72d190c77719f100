import styled from 'styled-components';
import { IconButton } from '../components/IconButton';
import { CloseIcon } from '../components/icons';
import { RadioPlayer, type RadioPlayerProps } from '../screens/radio/RadioPlayer';
import { color, layer, media, onSurface, radius, space } from '../theme/tokens';

const Root = styled.section`
  ${onSurface}
  position: fixed;
  right: ${space[4]};
  bottom: calc(${space[4]} + var(--pie, 0px));
  z-index: ${layer.bar};
  display: flex;
  gap: ${space[2]};
  width: min(440px, calc(100vw - 2 * ${space[4]}));
  padding: ${space[4]};
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.card};
  background: ${color.superficie};
  box-shadow: 0 8px 24px ${color.sombra};
  > :first-child { flex: 1; min-width: 0; }
  ${media.compact} {
    right: ${space[2]};
    width: calc(100vw - 2 * ${space[2]});
  }
  @media print { display: none; }
`;

interface RadioPanelProps extends RadioPlayerProps {
  /** Closes the panel; the sound continues. */
  onClose: () => void;
}

/**
 * The player that the bar's Radio button opens (SHL-43). The player stays open when the screen
 * changes.
 */
export function RadioPanel({ onClose, ...player }: RadioPanelProps) {
  return (
    <Root aria-label="Radio">
      <RadioPlayer {...player} />
      <IconButton label="Cerrar la radio" size="small" onPress={() => onClose()}>
        <CloseIcon size={20} />
      </IconButton>
    </Root>
  );
}
