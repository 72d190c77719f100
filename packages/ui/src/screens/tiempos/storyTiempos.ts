import { CROWD, PERSONAS } from '../storyData';
import type { Tiempo, TiempoDetalle } from './TiemposScreenProps';

export const AHORA = Date.parse('2026-11-21T18:30:00.000Z');
const MINUTE = 60_000;
const ago = (minutes: number): string => new Date(AHORA - minutes * MINUTE).toISOString();

const nameOf = (id: number): string =>
  PERSONAS.find((persona) => persona.id === id)?.usuario ?? 'Nadie';

interface Facts {
  /** The senior's id; omitted for no senior. */
  alto?: number;
  /** The person's running minutes without pauses; negative for a debt. */
  mins: number;
  minsA?: number;
  /** Minutes since the running pause began. */
  enPausa?: number;
  pausado?: number;
  /** Duration of the finished pauses, in minutes. */
  minutosPausados?: number;
  sumado?: number;
}

/** A time whose instants give these minutes at `AHORA`. */
export function tiempoDe(bajo: number, facts: Facts, values: Partial<Tiempo> = {}): Tiempo {
  const { alto, mins, minsA = 0, enPausa, pausado = 0, minutosPausados = 0, sumado = 0 } = facts;
  const stopped = enPausa ?? 0;
  return {
    id: 30 + bajo,
    bajo,
    bajoNombre: nameOf(bajo),
    // A lower category than the viewer's, unless a story overrides it.
    id_categoria: 1,
    alto: alto ?? -1,
    altoNombre: alto === undefined ? null : nameOf(alto),
    mins: Math.max(0, mins),
    minsA,
    pausa: enPausa === undefined ? 0 : 1,
    pausado,
    tiempopausado: minutosPausados + stopped,
    p_bajo: enPausa === undefined ? null : ago(enPausa),
    sumado,
    abierto: ago(stopped + mins - sumado + minutosPausados),
    inicio: ago(stopped + mins),
    ligado: alto === undefined ? null : ago(stopped + minsA),
    pausa_desde: enPausa === undefined ? null : ago(stopped + minutosPausados),
    ...values,
  };
}

/**
 * The times as Oficial (4) sees them: two that Oficial supervises, two of other seniors, and two
 * without a senior. Two of the six are paused.
 */
export const TIEMPOS: readonly Tiempo[] = [
  tiempoDe(6, { alto: 4, mins: 42, minsA: 30 }),
  tiempoDe(5, { alto: 3, mins: 134, minsA: 134, pausado: 1, minutosPausados: 12 }),
  tiempoDe(8, { alto: 4, mins: 75, minsA: 75, sumado: -5 }),
  tiempoDe(10, { mins: 11 }),
  tiempoDe(7, { alto: 2, mins: 203, minsA: 81, pausado: 2, minutosPausados: 15, enPausa: 7 }),
  tiempoDe(9, { mins: 16, enPausa: 9, pausado: 1 }),
];

export const THOUSANDS: readonly Tiempo[] = CROWD.map(({ id, usuario }, index) => {
  const alto = index % 5 === 0 ? undefined : 4;
  const mins = (index * 37) % 500;
  const facts = {
    mins,
    minsA: mins,
    ...(alto !== undefined && { alto }),
    ...(index % 4 === 3 && { enPausa: index % 60, pausado: 1 }),
  };
  return tiempoDe(id, facts, {
    id,
    bajoNombre: usuario,
    altoNombre: alto === undefined ? null : `Encargado-${index % 200}`,
  });
});

export const DETALLE: TiempoDetalle = {
  nombre: 'Recluta',
  tiempoActual: 42,
  tiempoConfirmado: 180,
  logs: [
    { motivo: 'Ajuste: +10 min', encargado: 'Supervisora', fecha: ago(6) },
    { motivo: 'Tiempo reanudado', encargado: 'Oficial', fecha: ago(12) },
    { motivo: 'Tiempo pausado', encargado: 'Oficial', fecha: ago(27) },
    { motivo: 'Tiempo ligado', encargado: 'Oficial', fecha: ago(45) },
    { motivo: 'Tiempo abierto', encargado: 'Supervisora', fecha: ago(57) },
    { motivo: 'Tiempo confirmado: 3h', encargado: 'Supervisora', fecha: ago(1_500) },
    { motivo: 'Tiempo abierto', encargado: 'Supervisora', fecha: ago(1_680) },
  ],
};
