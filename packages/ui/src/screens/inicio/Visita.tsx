import type { components } from '@garita/api-client/schema';
import { contar } from '@garita/domain/formato/contar';
import { formatCredits } from '@garita/domain/formato/credits';
import { formatRemaining } from '@garita/domain/formato/duration';
import type { Moneda } from '@garita/domain/formato/moneda';
import styled from 'styled-components';
import { plainList } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { color, space } from '../../theme/tokens';

type Primeros = components['schemas']['PrimerosRangos'];

export interface VisitaProps {
  /** People who are clocked in now. */
  dentro: number;
  primeros: Primeros | null;
}

const Root = styled.ul`
  ${plainList}
  margin-top: ${space[5]};
  color: ${color.tinta2};
  > li { padding: 2px 0 2px ${space[3]}; border-left: 3px solid ${color.baliza}; }
`;

function describePrimeros(primeros: Primeros, moneda: Moneda): (string | false)[] {
  const { recluta, paga, tercera, minutos } = primeros;
  const espera = formatRemaining(minutos * 60_000);
  return [
    paga > 0 && `${recluta} cobra ${formatCredits(paga, moneda)} a la semana`,
    tercera !== null &&
      espera !== null &&
      `De ${recluta} a ${tercera} se puede llegar en ${espera}`,
  ];
}

/**
 * Reasons for a visitor to join: the people who are clocked in, the first pay and the first
 * promotions.
 */
export function Visita({ dentro, primeros }: VisitaProps) {
  const moneda = useMoneda();
  const lines = [
    dentro > 0 && `Ahora hay ${contar(dentro, 'persona', 'personas')} dentro`,
    ...(primeros ? describePrimeros(primeros, moneda) : []),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Root aria-label="Lo que te espera">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Root>
  );
}
