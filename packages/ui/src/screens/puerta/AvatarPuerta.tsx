import type { Avatar } from '@garita/domain/avatar/avatar';
import { type Comparacion, compararMision, compararPlaca } from '@garita/domain/puerta/comparar';
import { describeAvatar } from '@garita/domain/puerta/describeAvatar';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { StateBadge } from '../../components/StateBadge';
import { color, space } from '../../theme/tokens';
import type { Consulta, Puerta } from './PuertaScreenProps';

const Root = styled.section`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding: ${space[4]};
  border-top: 1px solid ${color.borde};
  overflow-wrap: anywhere;
`;

const TONES = { verde: 'success', ambar: 'caution', rojo: 'danger' } as const;

function Comparada({ color: tono, titulo, texto }: Comparacion) {
  return (
    <>
      <StateBadge tone={TONES[tono]}>{titulo}</StateBadge>
      <p>{texto}</p>
    </>
  );
}

function Mision({ avatar, puerta }: { avatar: Avatar; puerta: Puerta }) {
  const comparada = compararMision(puerta, avatar);
  if (comparada) return <Comparada {...comparada} />;
  if (!('mision' in avatar) || avatar.mision === null) return null;
  return avatar.mision === '' ? (
    <p>No lleva misión.</p>
  ) : (
    <p>
      Lleva <bdi translate="no">«{avatar.mision}»</bdi>.
    </p>
  );
}

function Insignias({ avatar, puerta }: { avatar: Avatar; puerta: Puerta }) {
  if (avatar.estado !== 'dicho') return null;
  const { placas, grupos } = avatar;
  const comparada = compararPlaca(puerta, avatar);
  return (
    <>
      {comparada && <Comparada {...comparada} />}
      {placas && placas.length > 0 && (
        <p>
          Placas: <span translate="no">{placas.join(', ')}</span>
        </p>
      )}
      {grupos && grupos.length > 0 && (
        <p>
          Grupos: <span translate="no">{grupos.join(', ')}</span>
        </p>
      )}
    </>
  );
}

/** The avatar beside the portal's facts; nothing if the agency has chosen no avatar service. */
export function AvatarPuerta({ state, puerta }: { state: Consulta['avatar']; puerta: Puerta }) {
  if (state.kind === 'forbidden') return null;
  if (state.kind === 'ready' && state.data.avatar.estado === 'sin-servicio') return null;
  return (
    <Root aria-label="El avatar">
      {state.kind === 'loading' && <p>Preguntando por el avatar…</p>}
      {state.kind === 'error' && (
        <>
          <p>{state.error}</p>
          <Button size="small" onPress={state.onRetry}>
            Reintentar
          </Button>
        </>
      )}
      {state.kind === 'ready' && (
        <>
          <Mision avatar={state.data.avatar} puerta={puerta} />
          {describeAvatar(state.data.avatar) && <p>{describeAvatar(state.data.avatar)}</p>}
          <Insignias avatar={state.data.avatar} puerta={puerta} />
        </>
      )}
    </Root>
  );
}
