import { type RefObject, useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { cssName } from '../../theme/tokens';

const FALL_MS = 2_600;
/**
 * A CSS animation without visible effect. The canvas follows its progress, so that pausing CSS
 * animations pauses the confetti too.
 */
const fall = keyframes`from { --caida: 0; }`;

const Sheet = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  animation: ${fall} ${FALL_MS}ms linear;
`;

const PIECES = 90;
const ROLES = ['petroleo', 'petroleo', 'petroleoTexto', 'baliza'] as const;

/** A deterministic number between 0 and 1 for each piece and purpose. */
const chance = (piece: number, purpose: number): number => {
  const value = Math.sin(piece * 127.1 + purpose * 311.7) * 43_758.5453;
  return value - Math.floor(value);
};

interface Surface {
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly inks: readonly string[];
}

function open(canvas: HTMLCanvasElement): Surface | null {
  const pen = canvas.getContext('2d');
  const { width, height } = canvas.getBoundingClientRect();
  if (!pen || width === 0) return null;
  const scale = window.devicePixelRatio || 1;
  Object.assign(canvas, { width: width * scale, height: height * scale });
  pen.scale(scale, scale);
  const style = getComputedStyle(canvas);
  return { pen, width, height, inks: ROLES.map((role) => style.getPropertyValue(cssName(role))) };
}

/** @param done the progress of the fall, from 0 to 1 */
function draw({ pen, width, height, inks }: Surface, done: number): void {
  pen.clearRect(0, 0, width, height);
  for (let piece = 0; piece < PIECES; piece++) {
    const side = 6 + 2 * Math.floor(chance(piece, 1) * 3);
    const sway = Math.sin(done * 9 + piece) * 14 * chance(piece, 2);
    const y = -0.35 * height * chance(piece, 3) + done * height * (0.7 + 0.75 * chance(piece, 4));
    pen.globalAlpha = Math.min(1, 3 * (1 - done));
    pen.fillStyle = inks[piece % inks.length] ?? '';
    // The pieces are squares. A smaller width makes a square look rotated.
    const turned = Math.abs(Math.cos(done * 12 * (0.5 + chance(piece, 5)) + piece));
    pen.fillRect(chance(piece, 6) * width + sway, y, Math.max(2, side * turned), side);
  }
}

/** The progress at which the still picture is drawn: most pieces are above the text. */
const STILL = 0.24;

function useFall(canvas: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const sheet = canvas.current;
    const surface = sheet && open(sheet);
    if (!surface) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return draw(surface, STILL);
    const [clock] = sheet.getAnimations();
    let frame = requestAnimationFrame(function step() {
      const done = clock?.effect?.getComputedTiming().progress ?? 1;
      draw(surface, done);
      if (done < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas]);
}

/**
 * Decorative confetti in the agency's colour that falls once. With reduced motion it is a still
 * picture.
 */
export function Confeti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useFall(canvas);
  return <Sheet ref={canvas} aria-hidden="true" />;
}
