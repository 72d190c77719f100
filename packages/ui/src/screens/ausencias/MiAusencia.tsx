import { isEnEspera } from '@garita/domain/ausencias/ausencia';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Quiet } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { space } from '../../theme/tokens';
import type { Ausencia, Decision } from './AusenciasScreenProps';
import { Dias } from './Dias';
import { isPropia, nombreEstado, toneEstado } from './estadoAusencia';

const Place = styled.div`
  max-width: 640px;
  margin-bottom: ${space[5]};
`;

interface MiAusenciaProps {
  ausencia: Ausencia;
  hoy: string;
  onDecide: (ausencia: Ausencia, decision: Decision) => void;
}

function Quien({ ausencia }: Pick<MiAusenciaProps, 'ausencia'>) {
  if (isEnEspera(ausencia)) return 'La responderá alguien de la gerencia.';
  if (isPropia(ausencia)) return 'Se aceptó sola: nadie está por encima de ti.';
  return (
    <>
      La aceptó <b translate="no">{ausencia.encargadoNombre}</b>.
    </>
  );
}

/** The viewer's pending or accepted absence (AUS-05). It blocks another request. */
export function MiAusencia({ ausencia, hoy, onDecide }: MiAusenciaProps) {
  const waits = isEnEspera(ausencia);
  return (
    <Place>
      <Card
        title={waits ? 'Tu ausencia espera respuesta' : 'Tu ausencia está aceptada'}
        aside={<StateBadge tone={toneEstado(ausencia)}>{nombreEstado(ausencia)}</StateBadge>}
        actions={
          <Button
            variant="tinted"
            onPress={() => onDecide(ausencia, waits ? 'retirar' : 'terminar')}
          >
            {waits ? 'Retirar' : 'Terminar antes'}
          </Button>
        }
      >
        <Dias ausencia={ausencia} hoy={hoy} />
        <Quiet $small $above={3}>
          <Quien ausencia={ausencia} />{' '}
          {waits ? 'Hasta entonces no puedes pedir otra.' : 'Podrás pedir otra cuando termine.'}
        </Quiet>
      </Card>
    </Place>
  );
}
