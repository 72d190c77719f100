import { formatMinutes } from '@garita/domain/formato/minutes';
import { unbroken } from '@garita/domain/formato/unbroken';
import { COLUMNAS_TIEMPOS } from '@garita/domain/tiempos/columnas';
import { minutosDebidos } from '@garita/domain/tiempos/describeSaldo';
import { isTiempoLargo, TIEMPO_LARGO } from '@garita/domain/tiempos/readReloj';
import { exactMinutesOf } from '@garita/domain/tiempos/reloj';
import { Button as AriaButton } from 'react-aria-components/Button';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import type { Column } from '../../components/DataTable/column';
import { contentOf } from '../../components/DataTable/contentOf';
import { Beside } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { useRunning } from '../../components/useRunning';
import { focusRing } from '../../theme/focusRing';
import { color, media, radius, text, touchTarget } from '../../theme/tokens';
import { relojOf } from './relojOf';
import type { Tiempo } from './TiemposScreenProps';

const Words = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
`;
const Name = styled(AriaButton)`
  padding: 0;
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 700;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-hovered] { color: ${color.petroleoTexto}; text-decoration: underline; }
  &[data-focus-visible] { ${focusRing} }
  ${media.compact} { min-height: ${touchTarget}; }
`;
const Adjusted = styled.small`
  color: ${color.tinta3};
  font-size: ${text[13]};
  font-weight: 400;
`;
// A card's details have no room for a badge. On a phone the badge becomes plain text that may wrap.
const Alone = styled.span`
  ${media.compact} {
    > span { display: inline; padding: 0; background: none; font-size: inherit; white-space: normal; &::before { content: none; } }
  }
`;
// The number of pauses, for cards only, because they have no column for it.
const Times = styled.small`
  display: block;
  color: ${color.tinta3};
  font-size: ${text[13]};
  font-weight: 400;
  ${media.wide} { display: none; }
`;

const Owed = styled.small`
  display: block;
  color: ${color.granaTexto};
  font-size: ${text[13]};
  font-weight: 700;
`;

const SIN_ENCARGADO = 'Sin encargado';

interface RunningProps {
  tiempo: Tiempo;
  now: () => number;
}

function Largo({ tiempo, now }: RunningProps) {
  return (
    useRunning(() => isTiempoLargo(tiempo, now())) && (
      <StateBadge tone="caution">{TIEMPO_LARGO}</StateBadge>
    )
  );
}

function Debe({ tiempo, now }: RunningProps) {
  const debidos = useRunning(() => minutosDebidos(exactMinutesOf(relojOf(tiempo), now()).saldo));
  return debidos > 0 && <Owed>{`debe ${formatMinutes(debidos)}`}</Owed>;
}

/**
 * The columns of the open times (TIE-03). They show whole minutes but sort by exact minutes, with a
 * debt below 0. All times of a tab run at the same speed, so that passing time changes no order.
 * @param now the server's clock, in milliseconds.
 */
export function tiemposColumns(
  onDetalle: (bajo: number) => void,
  now: () => number,
): readonly Column<Tiempo>[] {
  const minutes = (tiempo: Tiempo) => exactMinutesOf(relojOf(tiempo), now());
  const running = { kind: 'minutes', runs: true } as const;
  /**
   * This column has no `cell`. The list returned below adds a cell that also shows the number of
   * pauses.
   */
  const pausa: Column<Tiempo> = {
    ...running,
    id: 'tiempopausado',
    header: 'Tiempo pausado',
    value: (tiempo) => minutes(tiempo).tiempopausado,
    card: 'meta',
  };
  const acumulado: Column<Tiempo> = {
    ...COLUMNAS_TIEMPOS.acumulado,
    ...running,
    value: (tiempo) => minutes(tiempo).mins,
    order: (tiempo) => minutes(tiempo).saldo,
    card: 'main',
  };
  return [
    {
      ...COLUMNAS_TIEMPOS.usuario,
      card: 'main',
      width: 224,
      cell: (tiempo) => (
        <Beside>
          <Avatar usuario={tiempo.bajoNombre} />
          <Words>
            <Name
              onPress={() => onDetalle(tiempo.bajo)}
              aria-label={`Ver el tiempo de ${tiempo.bajoNombre}`}
            >
              <span translate="no">{tiempo.bajoNombre}</span>
            </Name>
            <Largo tiempo={tiempo} now={now} />
            {tiempo.sumado !== 0 && (
              <Adjusted>
                {unbroken(
                  `Ajustado ${tiempo.sumado > 0 ? '+' : ''}${formatMinutes(tiempo.sumado)}`,
                )}
              </Adjusted>
            )}
          </Words>
        </Beside>
      ),
    },
    {
      ...COLUMNAS_TIEMPOS.encargado,
      value: ({ altoNombre }) => altoNombre ?? SIN_ENCARGADO,
      card: 'meta',
      cell: ({ altoNombre }) =>
        altoNombre === null ? (
          <Alone>
            <StateBadge tone="caution">{SIN_ENCARGADO}</StateBadge>
          </Alone>
        ) : (
          <span translate="no">{altoNombre}</span>
        ),
    },
    {
      ...pausa,
      cell: (tiempo) => (
        <>
          {contentOf(pausa, tiempo)}
          {tiempo.pausado > 0 && (
            <Times>{tiempo.pausado === 1 ? 'en 1 vez' : `en ${tiempo.pausado} veces`}</Times>
          )}
        </>
      ),
    },
    {
      ...acumulado,
      cell: (tiempo) => (
        <>
          {contentOf(acumulado, tiempo)}
          <Debe tiempo={tiempo} now={now} />
        </>
      ),
    },
    {
      ...running,
      id: 'minsA',
      header: 'Acumulado encargado',
      value: (tiempo) => (tiempo.alto > 0 ? minutes(tiempo).minsA : null),
      card: 'meta',
    },
    {
      id: 'pausado',
      header: 'Veces pausado',
      value: ({ pausado }) => pausado,
      kind: 'number',
      card: 'hidden',
    },
  ];
}
