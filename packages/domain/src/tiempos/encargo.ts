import type { RegistroTiempo } from './describeRegistro';

const MINUTE = 60_000;

/** A stretch of time in which a senior's minutes ran; instants in ms. */
export interface Tramo {
  readonly desde: number;
  readonly hasta: number;
}

/** Something that the log of a session tells. */
export interface Suceso {
  readonly accion: RegistroTiempo;
  readonly fecha: number;
}

const lengthOf = (tramos: readonly Tramo[]): number =>
  tramos.reduce((sum, { desde, hasta }) => sum + hasta - desde, 0);

/** The log's word on it: from the linking on, or from the opening by a senior, without the pauses. */
function readTramos(sucesos: readonly Suceso[], end: number): Tramo[] {
  let tramos: Tramo[] = [];
  let desde: number | null = null;
  let isPaused = false;
  for (const { accion, fecha } of [...sucesos, { accion: 'confirmado', fecha: end } as const]) {
    if (accion === 'ligado') tramos = [];
    if (desde !== null && (accion === 'pausado' || accion === 'confirmado') && fecha > desde)
      tramos.push({ desde, hasta: fecha });
    if (accion === 'pausado' || accion === 'reanudado') isPaused = accion === 'pausado';
    if (accion === 'abierto' || accion === 'ligado' || accion === 'reanudado')
      desde = isPaused ? null : fecha;
    else if (accion === 'pausado') desde = null;
  }
  return tramos;
}

/**
 * When a senior's minutes of a session ran, up to its end. Where the log does not come to as much as the clock says, because a clock was set
 * back or the log does not reach so far, what the clock says counts as the last stretch.
 * @param ligado from where the clock counts
 */
export function listTramos(
  sucesos: readonly Suceso[],
  { ligado, hasta }: { ligado: number; hasta: number },
): Tramo[] {
  const counted = Math.max(0, hasta - ligado);
  const told = readTramos(sucesos, hasta);
  return Math.abs(lengthOf(told) - counted) < 1_000 ? told : [{ desde: hasta - counted, hasta }];
}

/** Stretches that overlap as one. */
function unite(tramos: readonly Tramo[]): Tramo[] {
  const united: { desde: number; hasta: number }[] = [];
  for (const { desde, hasta } of [...tramos].sort((a, b) => a.desde - b.desde)) {
    const last = united.at(-1);
    if (last && desde <= last.hasta) last.hasta = Math.max(last.hasta, hasta);
    else united.push({ desde, hasta });
  }
  return united;
}

/** What a senior's sessions have counted so far. */
export interface Contado {
  readonly tramos: readonly Tramo[];
  /** The whole minutes that were credited for it. */
  readonly minutos: number;
}

/**
 * The whole minutes of some stretches that were not counted yet: a senior's minute counts once, however many sessions it is a minute of. What
 * is left of a minute is not lost: together they come to the whole minutes of all that was counted.
 */
export function minutosSinContar(tramos: readonly Tramo[], contado: Contado): number {
  const [before, after] = [
    lengthOf(unite(contado.tramos)),
    lengthOf(unite([...tramos, ...contado.tramos])),
  ];
  // More may have been credited than was counted, before the agency wished for each minute once: that takes nothing from what is new.
  return Math.max(
    Math.floor((after - before) / MINUTE),
    Math.floor(after / MINUTE) - contado.minutos,
  );
}

/** How a senior's minutes are counted where several of their sessions run at once. */
export const CUENTAS = ['una_vez', 'por_tiempo'] as const;
export type CuentaEncargado = (typeof CUENTAS)[number];

/** The agency's setting `minutosEncargado`: once, unless it says otherwise. */
export const readCuenta = (ajuste: unknown): CuentaEncargado =>
  ajuste === 'por_tiempo' ? 'por_tiempo' : 'una_vez';
