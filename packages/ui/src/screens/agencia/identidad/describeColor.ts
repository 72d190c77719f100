import { deriveAcentos, shiftOf } from '@garita/domain/agencia/acento';

/** The smallest visible change of lightness, on a scale from 0 to 1. */
const SEEN = 0.015;
/** From this change of lightness on, the text says «bastante». */
const MUCH = 0.18;

const howMuch = (shift: number): string => (Math.abs(shift) < MUCH ? 'un poco' : 'bastante');

/** How each theme adapts a colour's lightness, in words; empty when no change is visible. */
export function describeColor(color: string): readonly string[] {
  const { claro, oscuro } = deriveAcentos(color);
  const [dark, light] = [shiftOf(color, claro), shiftOf(color, oscuro)];
  return [
    ...(dark < -SEEN ? [`En el tema claro se oscurece ${howMuch(dark)} para que se lea.`] : []),
    ...(light > SEEN ? [`En el tema oscuro se aclara ${howMuch(light)} para que se lea.`] : []),
  ];
}
