import { dia, entero, instante, texto } from './campos';
import { campoDe, filasDe, toLista } from './filas';

const readRows = filasDe({
  id: entero,
  usuario: entero,
  nombreUsuario: texto,
  dia,
  entrada: instante,
  salida: instante,
  min: entero,
});

/** An hour without its day, such as `20:00`. */
const HORA = /^\d{1,2}:\d{2}/;
const DAY = 86_400_000;

const isHora = (value: unknown): boolean => typeof value === 'string' && HORA.test(value);

/** Puts the day of a clock-in before its hours. */
function withDay(row: object): object {
  const { dia: day, entrada, salida } = row as Readonly<Record<string, unknown>>;
  const at = (value: unknown) =>
    typeof day === 'string' && isHora(value) ? `${day} ${value}` : value;
  return { ...row, entrada: at(entrada), salida: at(salida) };
}

/**
 * Reads clock-ins. Old portals answer the hours without the day; then an exit before the entry is of
 * the next day.
 */
export function readFichajes(raw: unknown, zona: string): ReturnType<typeof readRows> {
  const rows = toLista(raw).filter(
    (row): row is object => typeof row === 'object' && row !== null && !Array.isArray(row),
  );
  return readRows(rows.map(withDay), zona).map((one, at) => {
    const { entrada, salida } = one;
    const isNextDay =
      isHora(campoDe(rows[at], 'salida')) &&
      entrada !== null &&
      salida !== null &&
      salida < entrada;
    return isNextDay ? { ...one, salida: new Date(Date.parse(salida) + DAY).toISOString() } : one;
  });
}
