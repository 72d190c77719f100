import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { color, media, space, text } from '../../theme/tokens';
import type { StoryPersona } from '../storyPeople';

/** A step of a flow: one screen as one person sees it. */
export interface Paso {
  /** The step's act, as a sentence. */
  titulo: string;
  quien: StoryPersona;
  /** The screen; its act calls `sigue` for the next step. */
  vista: (sigue: () => Promise<undefined>) => ReactNode;
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.borde};
  background: ${color.superficie};
  font-size: ${text[15]};
  > div { display: flex; gap: ${space[2]}; }
`;
const Stage = styled.div`
  padding: ${space[5]};
  ${media.compact} { padding: ${space[4]}; }
`;

interface FlujoProps {
  nombre: string;
  pasos: readonly Paso[];
}

/**
 * A walk through several screens. The screen's act leads to the next step. The buttons of the bar
 * lead to the previous and the next step.
 */
export function Flujo({ nombre, pasos }: FlujoProps) {
  const [at, setAt] = useState(0);
  const paso = pasos[at];
  if (!paso) return null;
  const sigue = async (): Promise<undefined> => {
    setAt((now) => Math.min(now + 1, pasos.length - 1));
  };
  return (
    <>
      <Bar aria-label={nombre}>
        <span role="status">
          {at + 1} de {pasos.length} · <strong>{paso.titulo}</strong> · {paso.quien}
        </span>
        <div>
          <Button variant="quiet" size="small" isDisabled={at === 0} onPress={() => setAt(at - 1)}>
            Paso anterior
          </Button>
          <Button
            variant="quiet"
            size="small"
            isDisabled={at === pasos.length - 1}
            onPress={() => void sigue()}
          >
            Paso siguiente
          </Button>
        </div>
      </Bar>
      <Stage key={at}>{paso.vista(sigue)}</Stage>
    </>
  );
}
