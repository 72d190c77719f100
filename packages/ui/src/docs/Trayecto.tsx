import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../components/Button';
import { ReloadIcon } from '../components/icons';
import { color, media, motion, radius, space } from '../theme/tokens';
import { Copia } from './Copia';
import { Small } from './Guia';

const run = keyframes`from { left: 0; } to { left: calc(100% - 28px); }`;
const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Track = styled.div`
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  ${media.compact} { grid-template-columns: minmax(0, 1fr); gap: ${space[2]}; }
`;
const Lane = styled.div`
  position: relative;
  height: 44px;
  border-radius: ${radius.control};
  background: ${color.pozo};
`;
// As everywhere in the portal, reduced motion means that the square fades in and does not move.
const Runner = styled.span<{ $duration: string }>`
  position: absolute;
  top: 8px;
  left: calc(100% - 28px);
  width: 28px;
  height: 28px;
  border-radius: ${radius.tag};
  background: ${color.petroleo};
  forced-color-adjust: none;
  animation: ${appear} ${({ $duration }) => $duration} linear;
  ${media.motion} { animation: ${run} ${({ $duration }) => $duration} ${motion.ease}; }
`;
const Lanes = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-bottom: ${space[5]};
`;

type Duration = Exclude<keyof typeof motion, 'ease'>;
const USES: Record<Duration, string> = {
  feedback: 'Respuesta a un toque: color, hundido, foco',
  page: 'Entra una página o un diálogo',
  drawer: 'El cajón del menú',
};
const durations = Object.keys(USES) as Duration[];

export function Trayectos() {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Lanes>
        {durations.map((duration) => (
          <Track key={duration}>
            <span>
              <Copia>{`motion.${duration}`}</Copia>
              <Small>{motion[duration]}</Small>
            </span>
            <span>
              <Lane>
                <Runner key={turn} $duration={motion[duration]} />
              </Lane>
              <Small>{USES[duration]}</Small>
            </span>
          </Track>
        ))}
      </Lanes>
      <Button icon={<ReloadIcon />} onPress={() => setTurn((last) => last + 1)}>
        Repetir
      </Button>
    </>
  );
}
