import { formatMinutes } from '@garita/domain/formato/minutes';
import type { ResultadoPase } from '@garita/domain/paselista/lista';
import { isBajoBelow } from '@garita/domain/tiempos/acciones';
import styled from 'styled-components';
import { AusenteTag } from '../../components/AusenteTag';
import { Avatar } from '../../components/Avatar';
import { Beside, Row } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { color, media, radius, space, text } from '../../theme/tokens';
import type { FilaTiempo } from '../tiempos/useFilas';
import { Marcas } from './Marcas';
import type { PaseListaScreenProps } from './PaseListaScreenProps';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  ${media.compact} { grid-template-columns: minmax(0, 1fr); padding: ${space[3]}; }
`;
const Words = styled.div`
  min-width: 0;
  line-height: 1.3;
  strong { display: block; overflow-wrap: anywhere; }
`;
const Hints = styled(Row)`
  gap: 2px ${space[2]};
  color: ${color.tinta3};
  font-size: ${text[13]};
  font-variant-numeric: tabular-nums;
  > span { min-width: 0; overflow-wrap: anywhere; }
`;

interface FilaPaseProps {
  fila: FilaTiempo;
  viewer: PaseListaScreenProps['viewer'];
  marca: ResultadoPase | undefined;
  onMark: (tiempoId: number, resultado: ResultadoPase | undefined) => void;
}

export function FilaPase({ fila: { tiempo, mins }, viewer, marca, onMark }: FilaPaseProps) {
  const { id, bajoNombre, alto, altoNombre, pausa } = tiempo;
  const canAct = isBajoBelow(viewer, tiempo);
  return (
    <Root>
      <Beside>
        <Avatar usuario={bajoNombre} />
        <Words>
          <strong translate="no">{bajoNombre}</strong>
          <Hints>
            {formatMinutes(mins)}
            <span>
              {alto === viewer.id
                ? 'contigo'
                : altoNombre === null
                  ? 'sin encargado'
                  : [
                      'con ',
                      <span key="alto" translate="no">
                        {altoNombre}
                      </span>,
                    ]}
            </span>
            {!canAct && <span>no está por debajo de ti</span>}
            {pausa === 1 && <StateBadge tone="caution">En pausa</StateBadge>}
            <AusenteTag usuario={bajoNombre} />
          </Hints>
        </Words>
      </Beside>
      <Marcas
        nombre={bajoNombre}
        value={marca}
        canAct={canAct}
        onChange={(resultado) => onMark(id, resultado)}
      />
    </Root>
  );
}
