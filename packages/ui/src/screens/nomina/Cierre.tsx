import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { Figures } from '../Figures';
import type { NominaPrevia } from './NominaScreenProps';

/** What a closing would close, in figures. */
export function Cierre({ previa }: { previa: NominaPrevia }) {
  const figures = [
    ['Personas', formatInteger(previa.personas)],
    ['Anotaciones', formatInteger(previa.anotaciones)],
    ['Ascensos', formatInteger(previa.ascensos)],
    ['Asistencias', formatInteger(previa.asistencias)],
    ['Tiempos', formatMinutes(previa.times)],
    ['Con paga', formatInteger(previa.pagas)],
    ['En pagas', formatCredits(previa.monto)],
  ] as const;
  return <Figures figures={figures} />;
}
