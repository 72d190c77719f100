import { formatDay } from '../formato/days';
import { hoyOAyer } from '../formato/hoyOAyer';
import { formatInstant } from '../formato/instant';
import { localDay } from '../formato/localDay';
import { formatSpan } from '../formato/span';

const DAY = 86_400_000;

interface ConFecha {
  /** The instant of the event. */
  readonly fecha: string;
}

export interface DiaDeAvisos<Uno extends ConFecha> {
  readonly dia: string;
  /** `Hoy`, `Ayer` or the day. */
  readonly titulo: string;
  readonly avisos: readonly Uno[];
}

const TITULOS = { hoy: 'Hoy', ayer: 'Ayer' } as const;

function tituloDe(dia: string, hoy: string): string {
  const cerca = hoyOAyer(dia, hoy);
  return cerca ? TITULOS[cerca] : formatDay(dia);
}

/** Groups by the day of the event in the reader's zone, in the given order. */
export function porDias<Uno extends ConFecha>(
  avisos: readonly Uno[],
  ahora: number,
  zona: string,
): readonly DiaDeAvisos<Uno>[] {
  const hoy = localDay(ahora, zona);
  const dias = new Map<string, { dia: string; avisos: Uno[] }>();
  for (const aviso of avisos) {
    const dia = localDay(Date.parse(aviso.fecha), zona);
    const titulo = tituloDe(dia, hoy);
    const group = dias.get(titulo) ?? { dia, avisos: [] };
    group.avisos.push(aviso);
    dias.set(titulo, group);
  }
  return [...dias].map(([titulo, group]) => ({ titulo, ...group }));
}

/** The age of a notice: `hace 5 min`, `hace 3 h`; from one day on, its time of day. */
export function formatHace(fecha: string, ahora: number): string {
  const ms = ahora - Date.parse(fecha);
  if (ms >= DAY) return formatInstant(fecha, { part: 'hora' });
  const span = formatSpan(ms);
  return span === null ? 'ahora' : `hace ${span}`;
}
