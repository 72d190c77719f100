import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Firma } from '../../components/Firma';
import { BellIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { Placa } from '../../components/Placa';
import { color, media, radius, space, text } from '../../theme/tokens';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  margin-bottom: ${space[6]};
`;
const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  h1 { ${media.compact} { font-size: ${text[27]}; } }
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-top: ${space[2]};
  color: ${color.tinta2};
`;
const Waiting = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  width: 100%;
  padding: ${space[4]} 20px;
  border: 1px solid ${color.baliza};
  border-radius: ${radius.card};
  background: ${color.balizaSuave};
  color: ${color.balizaTexto};
  svg { flex: none; }
  p { flex: 1 1 200px; font-weight: 700; }
`;

export interface Persona {
  readonly usuario: string;
  readonly mision: string;
  readonly firma: string | null;
  readonly id_categoria: number;
}

interface PersonaCardProps {
  persona: Persona;
  /** How many promotions wait for an answer; null while it is not known. */
  solicitudes: number | null;
}

/** Who is inside, and what waits for them. */
export function PersonaCard({ persona: { usuario, mision, firma, id_categoria }, solicitudes }: PersonaCardProps) {
  return (
    <Root>
      <Avatar usuario={usuario} size="large" />
      <Words>
        <h1>Hola, {usuario}</h1>
        <Facts>
          <Placa categoria={id_categoria} />
          <span>{mision}</span>
          <Firma firma={firma} />
        </Facts>
      </Words>
      {solicitudes !== null && solicitudes > 0 && (
        <Waiting>
          <BellIcon size={24} />
          <p>{solicitudes === 1 ? 'Tienes una solicitud de ascenso por responder.' : `Tienes ${solicitudes} solicitudes de ascenso por responder.`}</p>
          <LinkButton href="/solicitudes" variant="primary">
            Ver solicitudes
          </LinkButton>
        </Waiting>
      )}
    </Root>
  );
}
