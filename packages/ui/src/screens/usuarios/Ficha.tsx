import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Firma } from '../../components/Firma';
import { Beside, Row } from '../../components/layout';
import { Placa } from '../../components/Placa';
import { StateBadge } from '../../components/StateBadge';
import { color, space, text } from '../../theme/tokens';
import type { UsuarioCompleto } from './UsuariosScreenProps';
import { estadoOf } from './usuariosColumns';

const Words = styled.div`
  flex: 1;
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
  strong { font-size: ${text[18]}; }
  p { color: ${color.tinta2}; }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space[3]} ${space[4]};
  margin-top: ${space[4]};
  dt { font-size: ${text[13]}; font-weight: 600; color: ${color.tinta3}; }
  dd { font-size: ${text[15]}; font-weight: 600; }
`;

function Fecha({ nombre, value }: { nombre: string; value: string | null }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{value === null ? 'Nunca' : <time dateTime={value}>{formatInstant(value)}</time>}</dd>
    </div>
  );
}

export function Ficha({ usuario: persona }: { usuario: UsuarioCompleto }) {
  const { usuario, mision, categoria, n_categoria, firma, registro, ultima_vez, despedido } =
    persona;
  return (
    <div>
      <Beside $gap={4}>
        <Avatar usuario={usuario} size="large" />
        <Words>
          <strong>{mision}</strong>
          <p>
            {toLegible(n_categoria)} · Categoría {categoria}
          </p>
          <Row>
            <StateBadge tone={despedido === null ? 'success' : 'neutral'}>
              {estadoOf(persona)}
            </StateBadge>
            <Firma firma={firma} />
          </Row>
        </Words>
        <Placa categoria={categoria} size={40} />
      </Beside>
      <Facts>
        <Fecha nombre="Registro" value={registro} />
        <Fecha nombre="Última vez" value={ultima_vez} />
        {despedido !== null && <Fecha nombre="Despido" value={despedido} />}
      </Facts>
    </div>
  );
}
