import { formatDays } from '@garita/domain/formato/days';
import styled from 'styled-components';
import { Quiet } from '../../components/layout';
import { space, text } from '../../theme/tokens';
import type { Ausencia } from './AusenciasScreenProps';
import { describeCuando, describeDuracion } from './describeCuando';

const Root = styled.div`
  display: grid;
  gap: 2px;
`;
const Days = styled.p`
  font-size: ${text[18]};
  font-weight: 700;
  &::first-letter { text-transform: uppercase; }
`;
const Reason = styled.p`
  margin-top: ${space[2]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface DiasProps {
  ausencia: Pick<Ausencia, 'inicio' | 'final' | 'motivo'>;
  hoy: string;
}

export function Dias({ ausencia, hoy }: DiasProps) {
  const { inicio, final, motivo } = ausencia;
  return (
    <Root>
      <Days>{formatDays(inicio, final)}</Days>
      <Quiet $small>
        {describeDuracion(inicio, final)} · {describeCuando(ausencia, hoy)}
      </Quiet>
      <Reason>{motivo}</Reason>
    </Root>
  );
}
