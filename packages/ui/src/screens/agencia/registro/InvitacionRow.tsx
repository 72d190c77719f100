import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import { formatCodigo } from '@garita/domain/invitaciones/codigo';
import type { EstadoInvitacion } from '@garita/domain/invitaciones/invitacion';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Row } from '../../../components/layout';
import { StateBadge } from '../../../components/StateBadge';
import type { Tone } from '../../../components/tones';
import { color, font, space, text } from '../../../theme/tokens';
import { userSelect } from '../../../theme/userSelect';
import type { Invitacion } from './RegistroSeccionProps';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} 0;
`;
const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  p { color: ${color.tinta2}; font-size: ${text[15]}; }
`;
const Code = styled.strong`
  font-family: ${font.mono};
  letter-spacing: 0.04em;
  ${userSelect('all')}
`;

const ESTADOS: Readonly<Record<EstadoInvitacion, readonly [Tone, string]>> = {
  viva: ['success', 'Abierta'],
  agotada: ['neutral', 'Usada'],
  caducada: ['neutral', 'Caducada'],
  anulada: ['neutral', 'Anulada'],
};

function describeUso(
  { usos, usados, expira, nota, creadaPor }: Invitacion,
  estado: EstadoInvitacion,
): string {
  const uso = usos === 1 ? 'Para una persona' : `${usados} de ${usos} personas`;
  const fin =
    expira === null
      ? 'sin caducidad'
      : `${estado === 'caducada' ? 'caducó' : 'caduca'} el ${formatInstant(expira)}`;
  return [
    toLegible(nota),
    uso,
    estado === 'viva' || estado === 'caducada' ? fin : '',
    `de ${creadaPor}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface InvitacionRowProps {
  invitacion: Invitacion;
  estado: EstadoInvitacion;
  onCopy: () => void;
  onAnular: () => void;
}

export function InvitacionRow({ invitacion, estado, onCopy, onAnular }: InvitacionRowProps) {
  const { codigo, personas } = invitacion;
  const [tone, palabra] = ESTADOS[estado];
  const shown = formatCodigo(codigo);
  return (
    <Root>
      <Words>
        <Row>
          <Code translate="no">{shown}</Code>
          <StateBadge tone={tone}>{palabra}</StateBadge>
        </Row>
        <p>{describeUso(invitacion, estado)}</p>
        {personas.length > 0 && (
          <p>{`${personas.length === 1 ? 'Vino' : 'Vinieron'} ${personas.map(({ usuario }) => usuario).join(', ')}`}</p>
        )}
      </Words>
      {estado === 'viva' && (
        <Row>
          <Button size="small" aria-label={`Copiar enlace de ${shown}`} onPress={onCopy}>
            Copiar enlace
          </Button>
          <Button size="small" variant="quiet" aria-label={`Anular ${shown}`} onPress={onAnular}>
            Anular
          </Button>
        </Row>
      )}
    </Root>
  );
}
