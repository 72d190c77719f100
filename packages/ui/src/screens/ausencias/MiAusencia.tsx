import { isEnEspera } from '@garita/domain/ausencias/ausencia';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Quiet } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { space } from '../../theme/tokens';
import type { Ausencia } from './AusenciasScreenProps';
import { Dias } from './Dias';
import { nombreEstado, toneEstado } from './estadoAusencia';

const Place = styled.div`
  max-width: 640px;
  margin-bottom: ${space[5]};
`;

interface MiAusenciaProps {
  ausencia: Ausencia;
  hoy: string;
}

/** The viewer's absence that is accepted and not over, or still waits (AUS-05): as long as it stands, there is no asking for another. */
export function MiAusencia({ ausencia, hoy }: MiAusenciaProps) {
  const waits = isEnEspera(ausencia);
  return (
    <Place>
      <Card
        title={waits ? 'Tu ausencia espera respuesta' : 'Tu ausencia está aceptada'}
        aside={<StateBadge tone={toneEstado(ausencia)}>{nombreEstado(ausencia)}</StateBadge>}
      >
        <Dias ausencia={ausencia} hoy={hoy} />
        <Quiet $small $above={3}>
          {waits ? (
            'La responderá alguien de la gerencia.'
          ) : (
            <>
              La aceptó <b translate="no">{ausencia.encargadoNombre}</b>.
            </>
          )}{' '}
          {waits ? 'Hasta entonces no puedes pedir otra.' : 'Podrás pedir otra cuando termine.'}
        </Quiet>
      </Card>
    </Place>
  );
}
