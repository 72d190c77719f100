import { use } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import styled, { keyframes } from 'styled-components';
import { media } from '../theme/tokens';

const step = keyframes`
  to { transform: rotate(1turn); }
`;
const pulse = keyframes`
  50% { opacity: 0.35; }
`;

// Eight steps, in the pixel style. With reduced motion the spinner only fades.
const Wheel = styled.svg`
  animation: ${pulse} 1.2s ease-in-out infinite;
  ${media.motion} {
    animation: ${step} 0.8s steps(8) infinite;
  }
`;

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315] as const;

interface SpinnerProps {
  /** The announcement. */
  label: string;
  /** Side in pixels. */
  size?: 16 | 20 | 24;
}

/**
 * Indeterminate progress. React Aria's progress bar would add unused value logic to the first
 * page's bundle.
 */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  // A busy button refers to this id for its announcement.
  const given = use(ProgressBarContext);
  return (
    <div role="progressbar" id={given && 'id' in given ? given.id : undefined} aria-label={label}>
      <Wheel width={size} height={size} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        {SPOKES.map((angle, index) => (
          <rect
            key={angle}
            x="7"
            y="0"
            width="2"
            height="4"
            opacity={(index + 1) / SPOKES.length}
            transform={`rotate(${angle} 8 8)`}
          />
        ))}
      </Wheel>
    </div>
  );
}
