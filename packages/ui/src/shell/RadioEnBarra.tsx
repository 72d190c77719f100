import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../components/buttonStyles';
import { PauseIcon, PlayIcon, RadioIcon } from '../components/icons';
import type { RadioPlayerProps } from '../screens/radio/RadioPlayer';
import { color, space } from '../theme/tokens';

/** The button is amber while the radio plays, like every lit element. */
const Root = styled(Button)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
  flex: none;
  gap: ${space[1]};
  padding: 0 ${space[2]};
  @media (max-width: 359.98px) { > svg:first-child { display: none; } }
  &[data-on] { background: ${color.balizaSuave}; color: ${color.balizaTexto}; }
`;

const LABEL = {
  playing: 'Pausar la radio',
  connecting: 'Conectando con la radio: parar',
  stopped: 'Seguir escuchando la radio',
} as const;

/**
 * The radio's button in the bar, on every screen after the radio was started once. It shows whether
 * the radio plays, and stops or resumes it.
 */
export function RadioEnBarra({
  sound,
  info,
  onToggle,
}: Pick<RadioPlayerProps, 'sound' | 'info' | 'onToggle'>) {
  const act =
    sound in LABEL ? LABEL[sound as keyof typeof LABEL] : 'La radio no responde: reintentar';
  const isOn = sound === 'playing' || sound === 'connecting';
  const label = isOn && info?.cancion ? `${act} · ${info.cancion}` : act;
  return (
    <span title={label}>
      <Root
        aria-label={label}
        data-on={isOn || undefined}
        onPress={() => onToggle()}
        $variant="quiet"
        $size="normal"
      >
        <RadioIcon size={20} />
        {isOn ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
      </Root>
    </span>
  );
}
