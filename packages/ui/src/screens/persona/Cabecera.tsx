import { contar } from '@garita/domain/formato/contar';
import { foldCase } from '@garita/domain/formato/foldCase';
import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Firma } from '../../components/Firma';
import { Quiet, Row } from '../../components/layout';
import { Placa } from '../../components/Placa';
import { color, media, space, text } from '../../theme/tokens';
import { Ahora } from './Ahora';
import { Camino } from './Camino';
import type { Ficha } from './PersonaScreenProps';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  margin-bottom: ${space[5]};
`;
const Words = styled.div`
  display: grid;
  flex: 1 1 320px;
  gap: ${space[3]};
  min-width: 0;
  h1 { overflow-wrap: anywhere; ${media.compact} { font-size: ${text[27]}; } }
`;
const Facts = styled(Row)`
  gap: ${space[2]} ${space[3]};
  color: ${color.tinta2};
  strong { color: ${color.tinta}; }
`;
const Estado = styled.p`
  max-width: 60ch;
  overflow-wrap: anywhere;
  color: ${color.tinta2};
`;

const DAY = 86_400_000;

function sayDays(registro: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(registro)) / DAY));
  return contar(days, 'día en la agencia', 'días en la agencia');
}

interface CabeceraProps {
  ficha: Ficha;
  /** The name in the address, which may be a former name. */
  nombre: string;
  children: ReactNode;
  /** The server's time in milliseconds. */
  now: number;
}

export function Cabecera({ ficha, nombre, children, now }: CabeceraProps) {
  const {
    usuario,
    mision,
    categoria,
    n_categoria,
    firma,
    registro,
    ultima_vez,
    activa,
    estado,
    camino,
  } = ficha;
  return (
    <Root>
      <Avatar usuario={usuario} size="large" />
      <Words>
        <h1 translate="no">{usuario}</h1>
        <Facts>
          {categoria !== null && (
            <Placa
              categoria={categoria}
              {...(n_categoria && { label: `Categoría ${categoria}, ${n_categoria}` })}
            />
          )}
          {mision && <strong>{mision}</strong>}
          <Firma firma={firma} />
          <Ahora ficha={ficha} now={now} />
          {registro && activa === 1 && <span>{sayDays(registro, now)}</span>}
          {ultima_vez && <span>{`Última vez, ${formatInstant(ultima_vez)}`}</span>}
        </Facts>
        {foldCase(nombre) !== foldCase(usuario) && (
          <Quiet $small>{`Quien se llamaba ${toLegible(nombre)} se llama ahora ${usuario}.`}</Quiet>
        )}
        {estado && <Estado>{`«${toLegible(estado)}»`}</Estado>}
        {categoria !== null && camino.length > 1 && (
          <Camino camino={camino} categoria={categoria} />
        )}
      </Words>
      {children}
    </Root>
  );
}
