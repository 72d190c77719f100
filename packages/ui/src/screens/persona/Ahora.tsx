import { formatDay } from '@garita/domain/formato/days';
import { formatInstant } from '@garita/domain/formato/instant';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { StateBadge } from '../../components/StateBadge';
import type { Ficha } from './PersonaScreenProps';

const MINUTE = 60_000;

/** Whether the person can be promoted now. @param now the server's time in milliseconds */
export const isDue = ({ proximo }: Pick<Ficha, 'proximo'>, now: number): boolean =>
  typeof proximo === 'string' && Date.parse(proximo) <= now;

interface AhoraProps {
  ficha: Ficha;
  /** The server's time in milliseconds. */
  now: number;
}

export function Ahora({ ficha, now }: AhoraProps) {
  const { dentro, ausente, despedido, activa, proximo } = ficha;
  const isTurn = isDue(ficha, now);
  return (
    <>
      {activa === 0 && (
        <StateBadge tone="danger">
          {despedido
            ? `Despido el ${formatInstant(despedido, { part: 'fecha' })}`
            : 'Fuera de la agencia'}
        </StateBadge>
      )}
      {dentro && (
        <StateBadge tone="caution">{`Dentro · ${sayMinutes((now - Date.parse(dentro)) / MINUTE)}`}</StateBadge>
      )}
      {ausente && <StateBadge tone="info">{`Ausente hasta el ${formatDay(ausente)}`}</StateBadge>}
      {proximo && (
        <StateBadge tone={isTurn ? 'caution' : 'neutral'}>
          {isTurn ? 'Le toca ascender' : `Ascenso desde el ${formatInstant(proximo)}`}
        </StateBadge>
      )}
    </>
  );
}
