import { formatMinutes } from '@garita/domain/formato/minutes';
import { minutesOf } from '@garita/domain/tiempos/reloj';
import styled from 'styled-components';
import { useRunning } from '../../components/useRunning';
import { color } from '../../theme/tokens';
import { relojOf } from '../tiempos/relojOf';
import type { DiaProps, Hoy } from './DiaProps';

const Root = styled.p`
  margin: 0;
  color: ${color.tinta2};
  overflow-wrap: anywhere;
  strong { color: ${color.tinta}; font-variant-numeric: tabular-nums; }
`;

interface MiTiempoProps extends Pick<DiaProps, 'now'> {
  tiempo: NonNullable<Hoy['tiempo']>;
}

/** One's own open session: how much it has run so far, whether it runs, and with whom. */
export function MiTiempo({ tiempo, now }: MiTiempoProps) {
  const minutes = useRunning(() => minutesOf(relojOf(tiempo), now()));
  return (
    <Root>
      {tiempo.pausa === 1 ? 'Tu tiempo, en pausa: ' : 'Tu tiempo: '}
      <strong>{formatMinutes(minutes)}</strong>
      {tiempo.altoNombre === null ? ', sin encargado' : `, con ${tiempo.altoNombre}`}
    </Root>
  );
}
