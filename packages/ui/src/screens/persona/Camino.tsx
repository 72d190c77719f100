import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { plainList } from '../../components/layout';
import { Placa } from '../../components/Placa';
import { color, space } from '../../theme/tokens';
import type { Ficha } from './PersonaScreenProps';

const Root = styled.ol`
  ${plainList}
  display: flex;
  align-items: center;
  max-width: 720px;
  li { display: flex; align-items: center; min-width: 28px; }
  li + li { flex: 1; }
  li + li::before { content: ''; flex: 1; height: 3px; margin: 0 ${space[1]}; background: ${color.petroleo}; }
  li[data-por-venir]::before { background: ${color.borde}; }
  li[data-por-venir] > span { filter: grayscale(1); opacity: 0.55; }
`;

/** The ladder: a badge for each rank up to the current one, and the later ranks in grey. */
export function Camino({ camino, categoria }: Pick<Ficha, 'camino'> & { categoria: number }) {
  const say = ({ categoria: paso, nombre, desde }: Ficha['camino'][number]): string => {
    if (paso > categoria) return `${nombre}, por venir`;
    return desde ? `${nombre}, desde el ${formatInstant(desde, { part: 'fecha' })}` : nombre;
  };
  return (
    <Root aria-label="Camino por los rangos">
      {camino.map((paso) => (
        <li
          key={paso.categoria}
          title={say(paso)}
          {...(paso.categoria === categoria && { 'aria-current': 'step' })}
          {...(paso.categoria > categoria && { 'data-por-venir': true })}
        >
          <Placa categoria={paso.categoria} label={say(paso)} />
        </li>
      ))}
    </Root>
  );
}
