import type { Obstaculo } from '@garita/domain/ascensos/findObstaculo';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { formatInstant } from '@garita/domain/formato/instant';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { SendIcon } from '../../components/icons';
import { Row } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { StateBadge } from '../../components/StateBadge';
import type { Tone } from '../../components/tones';
import { color, space } from '../../theme/tokens';
import { failureText, useAct } from '../useAct';
import type { AscensosScreenProps, Persona } from './AscensosScreenProps';

const Why = styled(Row)`
  gap: ${space[2]} ${space[3]};
  min-height: 44px;
  color: ${color.tinta2};
  outline: none;
`;
const Refused = styled.div`
  margin-bottom: ${space[4]};
`;

interface ObstacleText {
  tone: Tone;
  word: string;
  sentence: string;
}

const obstacleTexts: Record<Exclude<Obstaculo, 'tiempo'>, ObstacleText> = {
  propia: {
    tone: 'info',
    word: 'Eres tú',
    sentence: 'Tu ascenso lo tiene que proponer otra persona.',
  },
  sinSiguiente: { tone: 'neutral', word: 'Última misión', sentence: ASCENSOS.sinSiguiente },
  jerarquia: { tone: 'neutral', word: 'Sin alcance', sentence: ASCENSOS.jerarquia },
  alcance: { tone: 'neutral', word: 'Sin alcance', sentence: ASCENSOS.fueraDeAlcance },
  pendiente: {
    tone: 'caution',
    word: 'Pendiente',
    sentence: `${ASCENSOS.pendiente} Falta que la acepte o la decline.`,
  },
};

const waiting = (from: string): ObstacleText => ({
  tone: 'neutral',
  word: 'En espera',
  sentence: `${ASCENSOS.noEsHora} Podrás proponerlo a partir del ${formatInstant(from)}.`,
});

interface PropuestaProps extends Pick<AscensosScreenProps, 'onSend'> {
  /** Why the promotion cannot be proposed; null when it can be proposed. */
  obstaculo: Obstaculo | null;
  persona: Persona;
  /** ISO instant from which the person can be promoted. */
  disponibleDesde: string;
}

export function Propuesta({ obstaculo, persona, disponibleDesde, onSend }: PropuestaProps) {
  const { state, run } = useAct(onSend);
  if (state.kind === 'done') return <Sent usuario={persona.usuario} />;
  if (obstaculo)
    return (
      <Explanation
        {...(obstaculo === 'tiempo' ? waiting(disponibleDesde) : obstacleTexts[obstaculo])}
      />
    );
  const failure = failureText(state);
  return (
    <>
      {failure && (
        <Refused>
          <Notice tone="danger">
            <strong>{ASCENSOS.errorAlEnviar}.</strong> {failure}
          </Notice>
        </Refused>
      )}
      <Button
        variant="primary"
        icon={<SendIcon size={20} />}
        isPending={state.kind === 'pending'}
        pendingLabel="Enviando la solicitud"
        onPress={() => run(persona.id)}
      >
        Enviar Solicitud
      </Button>
    </>
  );
}

function Explanation({ tone, word, sentence }: ObstacleText) {
  return (
    <Why>
      <StateBadge tone={tone}>{word}</StateBadge>
      <p>{sentence}</p>
    </Why>
  );
}

/** Replaces the pressed button and takes its focus. */
function Sent({ usuario }: { usuario: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Why ref={ref} tabIndex={-1}>
      <StateBadge tone="success">Enviada</StateBadge>
      <p>
        {ASCENSOS.enviada}. <span translate="no">{usuario}</span> la verá en Solicitudes para
        aceptarla o declinarla.
      </p>
    </Why>
  );
}
