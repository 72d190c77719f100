import { contar } from '@garita/domain/formato/contar';
import type { RadioInfo } from '@garita/domain/radio/radioInfo';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { PauseIcon, PlayIcon, UsersIcon } from '../../components/icons';
import { Quiet } from '../../components/layout';
import { Marquee } from '../../components/Marquee';
import { focusRing } from '../../theme/focusRing';
import { color, space, text, touchTarget } from '../../theme/tokens';

/**
 * The state of the sound. `off`: the agency has no station. `failed`: the station does not answer.
 */
type RadioSound = 'off' | 'stopped' | 'connecting' | 'playing' | 'failed';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;
const Words = styled.div`
  min-width: 0;
  font-size: ${text[15]};
`;
const Dj = styled.p`
  overflow: hidden;
  font-weight: 700;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Aside = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.tinta2};
  font-variant-numeric: tabular-nums;
`;
const Volume = styled.label`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space[3]};
  color: ${color.tinta2};
  font-size: ${text[15]};
  input {
    flex: 1;
    min-width: 0;
    max-width: 240px;
    height: ${touchTarget};
    margin: 0;
    accent-color: ${color.petroleo};
    &:focus-visible { ${focusRing} }
  }
`;
const Song = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  padding-top: ${space[2]};
  border-top: 1px solid ${color.borde};
  color: ${color.tinta2};
  font-size: ${text[15]};
`;

export interface RadioPlayerProps {
  sound: RadioSound;
  /** The current programme; null while unknown. */
  info: RadioInfo | null;
  onToggle: () => void;
  /** Volume from 0 to 100. */
  volumen: number;
  onVolumen: (volumen: number) => void;
}

const LABEL: Readonly<Record<Exclude<RadioSound, 'off'>, string>> = {
  stopped: 'Escuchar',
  connecting: 'Conectando…',
  playing: 'Pausar',
  failed: 'Reintentar',
};

const listeners = (count: number) => contar(count, 'oyente', 'oyentes');

/** The agency's station: presenter, listeners, song, and the play button (RAD-01 to RAD-04). */
export function RadioPlayer({ sound, info, onToggle, volumen, onVolumen }: RadioPlayerProps) {
  if (sound === 'off') return <Quiet>La agencia todavía no tiene emisora.</Quiet>;
  const isOn = sound === 'playing' || sound === 'connecting';
  return (
    <Root>
      <Avatar usuario={info?.dj ?? 'Radio'} size="large" />
      <Words>
        <Dj>{info?.dj ?? 'Radio en directo'}</Dj>
        {info?.oyentes != null && (
          <Aside>
            <UsersIcon size={16} /> {listeners(info.oyentes)}
          </Aside>
        )}
        {sound === 'failed' && <Aside role="alert">La emisora no responde ahora.</Aside>}
      </Words>
      <Button
        variant="tinted"
        icon={isOn ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
        onPress={() => onToggle()}
      >
        {LABEL[sound]}
      </Button>
      <Volume>
        Volumen
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volumen}
          onChange={({ target }) => onVolumen(target.valueAsNumber)}
        />
      </Volume>
      {info?.cancion && (
        <Song>
          <Marquee
            label="Canción"
            itemWidth="content"
            items={[{ id: info.cancion, content: info.cancion }]}
          />
        </Song>
      )}
    </Root>
  );
}
