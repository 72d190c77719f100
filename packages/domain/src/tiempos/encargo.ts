import type { RegistroTiempo } from './describeRegistro';

const MINUTE = 60_000;

/** An interval in which a senior's minutes ran; instants in ms. */
export interface SupervisionSpan {
  readonly desde: number;
  readonly hasta: number;
}

export interface Suceso {
  readonly accion: RegistroTiempo;
  readonly fecha: number;
}

const lengthOf = (tramos: readonly SupervisionSpan[]): number =>
  tramos.reduce((sum, { desde, hasta }) => sum + hasta - desde, 0);

/**
 * The intervals from the log. They begin with the last linking, or else with the opening. Pauses
 * are left out.
 */
function readTramos(sucesos: readonly Suceso[], end: number): SupervisionSpan[] {
  let tramos: SupervisionSpan[] = [];
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
 * Intervals up to the time's end. The log's total may differ from the clock's, because a clock was
 * set back or the log is incomplete. Then the clock's total counts, as one last interval. `ligado`
 * is the start of the senior's minutes.
 */
export function listTramos(
  sucesos: readonly Suceso[],
  { ligado, hasta }: { ligado: number; hasta: number },
): SupervisionSpan[] {
  const counted = Math.max(0, hasta - ligado);
  const logged = readTramos(sucesos, hasta);
  return Math.abs(lengthOf(logged) - counted) < 1_000
    ? logged
    : [{ desde: hasta - counted, hasta }];
}

function unite(tramos: readonly SupervisionSpan[]): SupervisionSpan[] {
  const united: { desde: number; hasta: number }[] = [];
  for (const { desde, hasta } of [...tramos].sort((a, b) => a.desde - b.desde)) {
    const last = united.at(-1);
    if (last && desde <= last.hasta) last.hasta = Math.max(last.hasta, hasta);
    else united.push({ desde, hasta });
  }
  return united;
}

/** The intervals of a senior that are already counted. */
export interface Contado {
  readonly tramos: readonly SupervisionSpan[];
  /** The whole minutes credited for these intervals. */
  readonly minutos: number;
}

/**
 * The whole minutes of new intervals that are not counted yet: a minute counts once, even if
 * several times run in it. Fractions are not lost: the sum equals the whole minutes of all
 * intervals.
 */
export function minutosSinContar(tramos: readonly SupervisionSpan[], contado: Contado): number {
  const [before, after] = [
    lengthOf(unite(contado.tramos)),
    lengthOf(unite([...tramos, ...contado.tramos])),
  ];
  // While the agency counted each time separately, more minutes may have been credited than these
  // intervals have. The surplus is not deducted from new minutes.
  return Math.max(
    Math.floor((after - before) / MINUTE),
    Math.floor(after / MINUTE) - contado.minutos,
  );
}

/** How a senior's minutes count if several of their times run at once. */
export const CUENTAS = ['una_vez', 'por_tiempo'] as const;
export type CuentaEncargado = (typeof CUENTAS)[number];

/** Reads the agency's setting; by default a minute counts once. */
export const readCuenta = (ajuste: unknown): CuentaEncargado =>
  ajuste === 'por_tiempo' ? 'por_tiempo' : 'una_vez';
