import { deriveAcentos, shiftOf } from '@garita/domain/agencia/acento';

/** From here on, as a share of all light, people see that a colour has been moved. */
const SEEN = 0.015;
/** And from here on it is another one. */
const MUCH = 0.18;

const howMuch = (shift: number): string => (Math.abs(shift) < MUCH ? 'un poco' : 'bastante');

/** What the themes make of a colour so that it can be read, in words; empty when both show it as it is. */
export function describeColor(color: string): readonly string[] {
  const { claro, oscuro } = deriveAcentos(color);
  const [dark, light] = [shiftOf(color, claro), shiftOf(color, oscuro)];
  return [
    ...(dark < -SEEN ? [`En el tema claro se oscurece ${howMuch(dark)} para que se lea.`] : []),
    ...(light > SEEN ? [`En el tema oscuro se aclara ${howMuch(light)} para que se lea.`] : []),
  ];
}
