import styled, { css, keyframes } from 'styled-components';
import { Logo } from '../components/Logo';
import { color, font, layer, motion, space, text } from '../theme/tokens';

/** Delay of the words' fade-in, in milliseconds (SHL-03). */
const WORDS_AFTER = 500;

const appear = keyframes`from { opacity: 0; }`;
const over = css`
  opacity: 0;
  visibility: hidden;
  pointer-events: none;
  transition: opacity ${motion.page} ${motion.ease}, visibility 0s ${motion.page};
`;

const Root = styled.div<{ $isOver: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${layer.splash};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[5]};
  padding: ${space[5]};
  background: ${color.fondo};
  color: ${color.tinta};
  text-align: center;
  ${({ $isOver }) => $isOver && over}
`;

const Words = styled.p`
  font-family: ${font.title};
  font-size: ${text[20]};
  font-weight: 700;
  animation: ${appear} ${motion.drawer} ${WORDS_AFTER}ms both;
`;

interface SplashProps {
  /** The agency's name, or Garita while it is unknown. */
  agencia: string;
  /** Whether the portal is ready. The splash then fades out and does not block presses. */
  isOver: boolean;
}

/** The splash screen until session and screen are known (SHL-01). */
export function Splash({ agencia, isOver }: SplashProps) {
  return (
    <Root $isOver={isOver} role="status" aria-label={`Abriendo ${agencia}`} aria-hidden={isOver}>
      <Logo size={96} wordmark={false} />
      <Words>{agencia}</Words>
    </Root>
  );
}
