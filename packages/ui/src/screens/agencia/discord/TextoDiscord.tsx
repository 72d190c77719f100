import { formatInstant } from '@garita/domain/formato/instant';
import { type Pieza, parseDiscord } from '@garita/domain/webhooks/parseDiscord';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius } from '../../../theme/tokens';

const Code = styled.code`
  padding: 0 4px;
  border-radius: ${radius.tag};
  background: ${color.pozo};
  font-family: ${font.mono};
  font-size: 0.85em;
`;
const Chip = styled.time`
  padding: 0 3px;
  border-radius: ${radius.tag};
  background: ${color.borde};
`;
const Hidden = styled.span`
  padding: 0 3px;
  border-radius: ${radius.tag};
  background: ${color.tinta3};
  color: ${color.superficie};
`;

const relative = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });
const HOUR = 3_600_000;

/**
 * A Discord timestamp: relative to `now` (milliseconds) in the style `R`, otherwise in the reader's
 * zone.
 */
function sayMomento(fecha: Date, estilo: string, now: number): string {
  const ms = fecha.getTime() - now;
  if (estilo === 'R')
    return Math.abs(ms) < HOUR
      ? relative.format(Math.round(ms / 60_000), 'minute')
      : relative.format(Math.round(ms / HOUR), 'hour');
  return formatInstant(
    fecha.toISOString(),
    /^t$/i.test(estilo) ? { part: 'hora' } : /^d$/i.test(estilo) ? { part: 'fecha' } : {},
  );
}

const ENVOLTURA = {
  negrita: 'strong',
  cursiva: 'em',
  subrayado: 'u',
  tachado: 's',
  oculto: Hidden,
} as const;

function show(pieza: Pieza, now: number): ReactNode {
  if (pieza.kind === 'texto') return pieza.texto;
  if (pieza.kind === 'codigo') return <Code>{pieza.texto}</Code>;
  if (pieza.kind === 'momento') return <Chip>{sayMomento(pieza.fecha, pieza.estilo, now)}</Chip>;
  const Envoltura = ENVOLTURA[pieza.kind];
  return <Envoltura>{showAll(pieza.piezas, now)}</Envoltura>;
}

const showAll = (piezas: readonly Pieza[], now: number): ReactNode =>
  piezas.map((pieza, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id, and all are rebuilt with the text.
    <Fragment key={index}>{show(pieza, now)}</Fragment>
  ));

/** A message as Discord shows it. @param now in milliseconds, for relative timestamps */
export const TextoDiscord = ({ texto, now }: { texto: string; now: number }) => (
  <>{showAll(parseDiscord(texto), now)}</>
);
