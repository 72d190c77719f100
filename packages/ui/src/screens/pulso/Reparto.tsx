import { formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { porcentajeDe } from '@garita/domain/pulso/reparto';
import { Chart } from '../../components/Chart';
import { Grafico } from './Grafico';
import type { ParteProps, Pulso } from './PulsoScreenProps';

const BARS = 6;

function fraseDe({ minutos, personas, mitad }: Pulso['reparto']): string {
  if (minutos === 0) return 'En este tiempo nadie ha sumado minutos.';
  if (personas === 1) return 'Todo el tiempo lo lleva una sola persona.';
  return `La mitad del tiempo la ${mitad === 1 ? 'lleva 1' : `llevan ${formatInteger(mitad)}`} de las ${formatInteger(personas)} personas que sumaron.`;
}

export function Reparto({ pulso: { reparto } }: ParteProps) {
  const { minutos, filas } = reparto;
  const [first] = filas;
  return (
    <Grafico
      title="Quién lleva el peso"
      {...(first && {
        cifra: [
          `${porcentajeDe(first.minutos, minutos)} %`,
          `del tiempo lo lleva ${first.usuarioNombre}`,
        ] as const,
      })}
      frase={fraseDe(reparto)}
      tabla={{
        columnas: ['Persona', 'Minutos', 'Parte (%)'],
        filas: filas.map(({ usuarioNombre, minutos: own }) => [
          usuarioNombre,
          own,
          porcentajeDe(own, minutos),
        ]),
        format: formatInteger,
      }}
      csv="pulso-reparto"
    >
      {filas.length > 0 && (
        <Chart
          label="Quienes más"
          format={formatMinutes}
          bars={filas
            .slice(0, BARS)
            .map(({ usuarioNombre, minutos: own }) => ({ label: usuarioNombre, value: own }))}
        />
      )}
    </Grafico>
  );
}
