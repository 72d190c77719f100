import styled from 'styled-components';
import { BellIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { color, inset, radius, space } from '../../theme/tokens';
import { type Persona, PersonaHead } from '../PersonaHead';

export type { Persona };

const Waiting = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  width: 100%;
  padding: ${space[4]} ${inset};
  border: 1px solid ${color.baliza};
  border-radius: ${radius.card};
  background: ${color.balizaSuave};
  color: ${color.balizaTexto};
  svg { flex: none; }
  p { flex: 1 1 200px; font-weight: 700; }
`;

interface PersonaCardProps {
  persona: Persona;
  /** How many promotions wait for an answer; null while it is not known. */
  solicitudes: number | null;
}

/** Who is inside, and what waits for them. */
export function PersonaCard({ persona, solicitudes }: PersonaCardProps) {
  return (
    <PersonaHead persona={persona} title={`Hola, ${persona.usuario}`}>
      {solicitudes !== null && solicitudes > 0 && (
        <Waiting>
          <BellIcon size={24} />
          <p>{solicitudes === 1 ? 'Tienes una solicitud de ascenso por responder.' : `Tienes ${solicitudes} solicitudes de ascenso por responder.`}</p>
          <LinkButton href="/solicitudes" variant="primary">
            Ver solicitudes
          </LinkButton>
        </Waiting>
      )}
    </PersonaHead>
  );
}
