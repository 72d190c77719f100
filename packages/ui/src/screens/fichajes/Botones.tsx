import { formatCuando } from '@garita/domain/formato/formatCuando';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { LoginIcon, LogoutIcon } from '../../components/icons';
import { media, space, text } from '../../theme/tokens';
import type { SalidaPropia } from './FichajeScreenProps';

const Big = styled.div`
  display: grid;
  gap: ${space[3]};
  flex: 0 1 280px;
  > button { min-height: 72px; font-size: ${text[20]}; }
  ${media.compact} { flex: 1 0 100%; }
`;

interface BotonesProps {
  isIn: boolean;
  /** When the viewer's avatar was last seen (ISO instant), if the viewer seems to have left. */
  visto: string | undefined;
  /** Milliseconds. */
  now: number;
  /** The pending act; `visto` is set if the exit is at that time. Null if no act is pending. */
  busy: Pick<SalidaPropia, 'visto'> | null;
  onEnter: () => void;
  onExit: (salida: SalidaPropia) => void;
}

/**
 * The button that clocks the viewer in or out. If the viewer seems to have left, another button
 * clocks out at the time `visto`.
 */
export function Botones({ isIn, visto, now, busy, onEnter, onExit }: BotonesProps) {
  const isVisto = visto !== undefined && busy?.visto === visto;
  const shared = { fullWidth: true, pendingLabel: 'Fichando' };
  return (
    <Big>
      {visto !== undefined && (
        <Button
          {...shared}
          variant="primary"
          icon={<LogoutIcon size={24} />}
          onPress={() => onExit({ visto })}
          isPending={isVisto}
          isDisabled={busy !== null && !isVisto}
        >
          Salí {formatCuando(visto, now)}
        </Button>
      )}
      <Button
        {...shared}
        variant={visto === undefined ? 'primary' : 'secondary'}
        icon={isIn ? <LogoutIcon size={24} /> : <LoginIcon size={24} />}
        onPress={() => (isIn ? onExit({}) : onEnter())}
        isPending={busy !== null && !isVisto}
        isDisabled={isVisto}
      >
        {isIn ? (visto === undefined ? 'Marcar salida' : 'Salgo ahora') : 'Marcar entrada'}
      </Button>
    </Big>
  );
}
