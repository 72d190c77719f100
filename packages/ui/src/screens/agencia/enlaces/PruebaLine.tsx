import styled from 'styled-components';
import { tones } from '../../../components/tones';
import { color, space, text } from '../../../theme/tokens';
import type { EstadoPrueba } from './useAddressTest';

const Root = styled.p<{ $tone: 'success' | 'danger' | 'neutral' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  min-width: 0;
  color: ${({ $tone }) => tones[$tone].ink};
  font-size: ${text[15]};
  overflow-wrap: anywhere;
  &::before { content: ''; flex: none; width: 8px; height: 8px; background: ${({ $tone }) => tones[$tone].solid}; }
  > small { color: ${color.tinta3}; font-size: ${text[13]}; }
`;

// The line is rendered before it has a text, since screen readers do not announce the first text of
// a new live region. While empty, it takes no space.
const Place = styled.div`
  &:empty { position: absolute; }
`;

function describe(
  estado: EstadoPrueba,
): { tone: 'success' | 'danger' | 'neutral'; texto: string; detalle: string } | null {
  if (estado.kind === 'idle') return null;
  if (estado.kind === 'pending') return { tone: 'neutral', texto: 'Probando…', detalle: '' };
  if (estado.kind === 'failed') return { tone: 'danger', texto: estado.texto, detalle: '' };
  const { sirve, texto, estado: status, tipo, milisegundos, destino } = estado.prueba;
  const partes =
    status === null
      ? []
      : [String(status), tipo, `${milisegundos} ms`, destino && `lleva a ${destino}`];
  return { tone: sirve ? 'success' : 'danger', texto, detalle: partes.filter(Boolean).join(' · ') };
}

export function PruebaLine({ estado }: { estado: EstadoPrueba }) {
  const told = describe(estado);
  return (
    <Place role="status">
      {told && (
        <Root $tone={told.tone}>
          {told.texto}
          {told.detalle && <small>{told.detalle}</small>}
        </Root>
      )}
    </Place>
  );
}
