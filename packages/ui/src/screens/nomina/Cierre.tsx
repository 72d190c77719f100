import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import styled from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens';
import type { NominaPrevia } from './NominaScreenProps';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(100px, 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.pozo};
  dt { color: ${color.tinta2}; font-size: ${text[13]}; }
  dd { margin: 0; color: ${color.tinta}; font-size: ${text[18]}; font-weight: 700; font-variant-numeric: tabular-nums; }
`;

/** What a closing would close, in figures. */
export function Cierre({ previa }: { previa: NominaPrevia }) {
  const figures = [
    ['Personas', formatInteger(previa.personas)],
    ['Anotaciones', formatInteger(previa.anotaciones)],
    ['Ascensos', formatInteger(previa.ascensos)],
    ['Asistencias', formatInteger(previa.asistencias)],
    ['Tiempos', formatMinutes(previa.times)],
    ['Con paga', formatInteger(previa.pagas)],
    ['En pagas', formatCredits(previa.monto)],
  ] as const;
  return (
    <Figures>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}
