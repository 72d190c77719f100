import { formatDay } from '@garita/domain/formato/days';
import { formatInstant } from '@garita/domain/formato/instant';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { StateBadge } from '../../components/StateBadge';
import type { Ficha } from './PersonaScreenProps';

const MINUTE = 60_000;

const sayNext = (proximo: string, now: number): string =>
  Date.parse(proximo) <= now ? 'Le toca ascender' : `Ascenso desde el ${formatInstant(proximo)}`;

interface AhoraProps {
  ficha: Ficha;
  /** The server's time in milliseconds. */
  now: number;
}

export function Ahora({ ficha: { dentro, ausente, despedido, activa, proximo }, now }: AhoraProps) {
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
        <StateBadge tone="caution">{`Dentro · ${formatMinutes((now - Date.parse(dentro)) / MINUTE)}`}</StateBadge>
      )}
      {ausente && <StateBadge tone="info">{`Ausente hasta el ${formatDay(ausente)}`}</StateBadge>}
      {proximo && (
        <StateBadge tone={Date.parse(proximo) <= now ? 'caution' : 'neutral'}>
          {sayNext(proximo, now)}
        </StateBadge>
      )}
    </>
  );
}
