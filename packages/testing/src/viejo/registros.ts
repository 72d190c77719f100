/** The portal answers the newest of a log, and no more. */
const LIMIT = 100;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A year of times, the newest first. The oldest are of a person whom nothing else names. */
const TIEMPOS = Array.from({ length: 240 }, (_, index) => ({
  motivo: index % 2 === 0 ? 'Tiempo confirmado: 30 min' : 'Tiempo abierto',
  usuario: index < 110 ? 'Ñandú' : index < 239 ? 'Oscar' : 'Olvidada',
  fecha: `${twoDigits(28 - (index % 28))}/${twoDigits(12 - Math.floor(index / 28))}/2025 10:00`,
}));

const ASCENSOS = [
  {
    ...{ nombre_usuario: '0scar', nueva: 'Novato', nombre_encargado: 'Ñandú' },
    fecha: '03/01/2026 18:00',
  },
  { nombre_usuario: 'Olvidada', nueva: 'Recluta', nombre_encargado: 'Ñandú', fecha: '01/02/2025' },
];

const manual = (motivo: string) => [{ motivo, encargadoNombre: 'Íñigo', fecha: '02/01/2026' }];

/** The tabs of the screen, in their order. */
export const REGISTROS = [
  TIEMPOS.slice(0, LIMIT),
  ASCENSOS,
  manual('Oskar ahora se llama Oscar'),
  [{ motivo: '0scar entra desde la IP de Oscar', fecha: '02/01/2026' }],
  manual('Suma 2 ascensos a Ñandú'),
  manual('Ñandú pasa a Oficial'),
];

const search = (rows: readonly object[], word: string) =>
  rows
    .filter((row) => Object.values(row).some((text) => text.toLowerCase().includes(word)))
    .slice(0, LIMIT);

/** Only two logs can be searched; the screen searches the others itself. */
export function searchRegistro(modulo: unknown, palabra: unknown): unknown {
  const word = String(palabra).toLowerCase();
  if (modulo === 'tiempos') return search(TIEMPOS, word);
  if (modulo === 'ascensos') return search(ASCENSOS, word);
  return { msg: 'Modulo no encontrado', status: 1 };
}
