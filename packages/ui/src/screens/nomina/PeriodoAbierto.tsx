import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Row } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { color, media, radius, space } from '../../theme/tokens';
import type { NominaPeriodos } from './NominaScreenProps';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  p { margin-top: ${space[1]}; color: ${color.tinta2}; font-variant-numeric: tabular-nums; }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  ${media.compact} { flex: 1 1 100%; > * { flex: 1; } }
`;

function describeEntries(anotaciones: number, mayClose: boolean): string {
  if (anotaciones === 0)
    return mayClose
      ? 'todavía no tiene anotaciones: no hay nada que cerrar'
      : 'todavía no tiene anotaciones';
  return contar(anotaciones, 'anotación', 'anotaciones');
}

interface PeriodoAbiertoProps {
  abierto: NominaPeriodos['abierto'];
  viewer: Subject;
  /** Whether the payroll shows the open period. */
  isShown: boolean;
  onView: () => void;
  onRestart: () => void;
}

/** The open period. Viewers who may close it get a button, unless the period has no entries. */
export function PeriodoAbierto({
  abierto: { abierto_en, anotaciones },
  viewer,
  isShown,
  onView,
  onRestart,
}: PeriodoAbiertoProps) {
  const mayClose = can(ACCESS.actionReiniciar, viewer, { values: { op: 0 } });
  const isClosable = mayClose && anotaciones > 0;
  return (
    <Root>
      <div>
        <Row>
          <h3>Periodo abierto</h3>
          {isShown && <StateBadge tone="primary">Lo estás viendo</StateBadge>}
        </Row>
        <p>{`Desde el ${formatInstant(abierto_en)} · ${describeEntries(anotaciones, mayClose)}`}</p>
      </div>
      {(isClosable || !isShown) && (
        <Acts>
          {!isShown && (
            <Button onPress={onView} aria-label="Ver el periodo abierto">
              Ver
            </Button>
          )}
          {isClosable && (
            <Button variant="tinted" onPress={onRestart}>
              Reiniciar nómina
            </Button>
          )}
        </Acts>
      )}
    </Root>
  );
}
