import styled from 'styled-components';
import { PauseIcon, PlayIcon } from '../components/icons';
import type { RadioPlayerProps } from '../screens/radio/RadioPlayer';
import { color, radius } from '../theme/tokens';
import { BarButton } from './BarButton';

/** Amber while it is on, as everything that is. */
const Light = styled.span<{ $isOn: boolean }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.control};
  background: ${({ $isOn }) => ($isOn ? color.balizaSuave : color.pozo)};
  color: ${({ $isOn }) => ($isOn ? color.balizaTexto : color.tinta)};
`;

const LABEL = { playing: 'Pausar la radio', connecting: 'Conectando con la radio: parar', stopped: 'Seguir escuchando la radio' } as const;

/** The radio in the bar, once somebody has listened to it: that it sounds, and the way to stop it from wherever one is. */
export function RadioEnBarra({ sound, info, onToggle }: Pick<RadioPlayerProps, 'sound' | 'info' | 'onToggle'>) {
  const label = sound in LABEL ? LABEL[sound as keyof typeof LABEL] : 'La radio no responde: reintentar';
  const isOn = sound === 'playing' || sound === 'connecting';
  return (
    <BarButton label={isOn && info?.cancion ? `${label} · ${info.cancion}` : label} onPress={onToggle}>
      <Light $isOn={isOn}>{isOn ? <PauseIcon size={20} /> : <PlayIcon size={20} />}</Light>
    </BarButton>
  );
}
