import { must } from '@garita/domain/must';
import type { Entrada, Guion, Papel } from '../guion/Guion';
import { createRandom } from '../random';

const REGISTRO: Entrada = { como: 'registro' };

/** The accounts, and other people up to `count`. The same count gives the same people. */
export function listPapeles(
  { cuentas, cuenta, papeles, nombres, viva, abiertos }: Guion,
  count: number,
): Papel[] {
  const random = createRandom(7);
  const others = Array.from(
    { length: Math.max(0, count - cuentas.length) },
    (_, i) => nombres[i] ?? `Guardia-${String(i + 1).padStart(5, '0')}`,
  );
  const toPapel = (usuario: string, place: number): Papel => ({
    usuario,
    llega: 0.4 + 36 * random.next() ** 1.6,
    entrada: REGISTRO,
    constancia: place < viva ? random.between(45, 95) / 100 : 0.04,
    hora: random.between(110, 420),
    tope: null,
    libre: false,
    ...(abiertos.usuarios.includes(usuario) && {
      llega: 2 + abiertos.usuarios.indexOf(usuario) * 1.7,
      tope: abiertos.tope,
      hora: 600,
      libre: true,
    }),
    ...papeles[usuario],
  });
  const conocidas = cuentas.map(
    ({ usuario, categoria, posicion }, place): Papel => ({
      ...toPapel(usuario, place),
      tope: [categoria, posicion],
      libre: true,
      ...must(cuenta[usuario], `The traits of ${usuario}`),
    }),
  );
  return [...conocidas, ...others.map((usuario, i) => toPapel(usuario, cuentas.length + i))];
}
