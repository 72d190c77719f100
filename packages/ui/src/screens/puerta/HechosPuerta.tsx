import { formatDay } from '@garita/domain/formato/days';
import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Firma } from '../../components/Firma';
import { color, space, text } from '../../theme/tokens';
import type { Puerta } from './PuertaScreenProps';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${space[3]} ${space[4]};
  margin: 0;
  padding: ${space[4]};
  dt { color: ${color.tinta3}; font-size: ${text[13]}; font-weight: 700; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
`;

/** A fact and its name; nothing without a value. */
function Hecho({ nombre, children }: { nombre: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
}

const dayOf = (instant: string): string => formatInstant(instant, { part: 'fecha' });

const sayAscenso = ({ fecha, encargado }: { fecha: string; encargado: string | null }): string =>
  `Desde el ${dayOf(fecha)}${encargado ? `, por ${encargado}` : ''}`;

function HechosDePersona({ persona }: { persona: NonNullable<Puerta['persona']> }) {
  const { lema, placa_avatar, mision, firma, ascenso, traslado, dentro, ausente, despido } =
    persona;
  return (
    <>
      <Hecho nombre="Motivo del despido">{despido?.motivo && toLegible(despido.motivo)}</Hecho>
      <Hecho nombre="Debe llevar">
        {lema && <strong translate="no">{toLegible(lema)}</strong>}
      </Hecho>
      <Hecho nombre="Placa o grupo">
        {placa_avatar && <span translate="no">{toLegible(placa_avatar)}</span>}
      </Hecho>
      <Hecho nombre="Misión">{mision && toLegible(mision)}</Hecho>
      <Hecho nombre="Firma">{firma && <Firma firma={firma} />}</Hecho>
      <Hecho nombre="Tiene esa misión">{ascenso && sayAscenso(ascenso)}</Hecho>
      <Hecho nombre="Vino de">{traslado && toLegible(traslado.agencia)}</Hecho>
      <Hecho nombre="Entró">{dentro && formatInstant(dentro)}</Hecho>
      <Hecho nombre="Ausente">{ausente && `Hasta el ${formatDay(ausente)}`}</Hecho>
    </>
  );
}

function HechosDeVeto({ veto }: { veto: NonNullable<Puerta['veto']> }) {
  return (
    <>
      <Hecho nombre="Motivo del veto">{toLegible(veto.motivo)}</Hecho>
      <Hecho nombre="Veto">
        {veto.hasta === null ? 'Para siempre' : `Hasta el ${formatDay(veto.hasta)}`}
      </Hecho>
    </>
  );
}

/** The facts behind the verdict. */
export function HechosPuerta({ puerta: { persona, veto, parecidas } }: { puerta: Puerta }) {
  return (
    <Facts>
      {veto && <HechosDeVeto veto={veto} />}
      {persona && <HechosDePersona persona={persona} />}
      <Hecho nombre="Se parece a">
        {parecidas.length > 0 && <span translate="no">{parecidas.join(', ')}</span>}
      </Hecho>
    </Facts>
  );
}
