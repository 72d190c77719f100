import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon } from '../../components/icons';
import { Quiet } from '../../components/layout';
import { space } from '../../theme/tokens';
import { PersonaCell } from '../PersonaCell';
import type { Ausencia, AusenciasScreenProps, Decision } from './AusenciasScreenProps';
import { Dias } from './Dias';
import { mayDecide } from './mayDecide';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; }
`;
const What = styled.div`
  margin-top: ${space[4]};
`;
const Acts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`;

interface PendientesProps extends Pick<AusenciasScreenProps, 'viewer'> {
  pendientes: readonly Ausencia[];
  hoy: string;
  onDecide: (ausencia: Ausencia, decision: Decision) => void;
}

/** What waits for an answer, with its two answers (AUS-07). */
export function Pendientes({ pendientes, hoy, viewer, onDecide }: PendientesProps) {
  if (pendientes.length === 0) {
    return (
      <EmptyState icon={<CheckIcon size={48} />} title="Nadie espera respuesta">
        Cuando alguien avise de que no estará, lo verás aquí y decidirás si lo aceptas.
      </EmptyState>
    );
  }
  return (
    <List>
      {pendientes.map((ausencia) => (
        <li key={ausencia.id}>
          <Pendiente ausencia={ausencia} hoy={hoy} viewer={viewer} onDecide={onDecide} />
        </li>
      ))}
    </List>
  );
}

function Pendiente({ ausencia, hoy, viewer, onDecide }: Omit<PendientesProps, 'pendientes'> & { ausencia: Ausencia }) {
  const of = `: ${ausencia.usuarioNombre}`;
  const actions = mayDecide(viewer, ausencia) && (
    <Acts>
      <Button variant="tinted" aria-label={`Aceptar${of}`} onPress={() => onDecide(ausencia, 'aceptar')}>
        Aceptar
      </Button>
      <Button aria-label={`Rechazar${of}`} onPress={() => onDecide(ausencia, 'rechazar')}>
        Rechazar
      </Button>
    </Acts>
  );
  return (
    <Card {...(actions && { actions })}>
      <PersonaCell usuario={ausencia.usuarioNombre} categoria={ausencia.id_categoria} />
      <What>
        <Dias ausencia={ausencia} hoy={hoy} />
      </What>
      {!actions && (
        <Quiet $small $above={4}>
          {ausencia.usuario === viewer.id ? 'Es la tuya: la decide otra persona.' : 'La decide alguien de una categoría superior a la suya.'}
        </Quiet>
      )}
    </Card>
  );
}
