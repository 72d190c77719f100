import type { Tiempo } from './TiemposScreenProps';

/** How the open sessions stand, for somebody who looks at them. */
export interface Cuentas {
  readonly activos: number;
  readonly pausados: number;
  readonly sinEncargado: number;
  /** Without a senior and not the viewer's own: what Ligar Tiempos would take. */
  readonly ligables: number;
  /** Supervised by the viewer: what Desligar Tiempos would leave. */
  readonly propios: number;
}

export function contarTiempos(tiempos: readonly Tiempo[], viewerId: number): Cuentas {
  const count = (holds: (tiempo: Tiempo) => boolean) => tiempos.filter(holds).length;
  return {
    activos: count(({ pausa }) => pausa === 0),
    pausados: count(({ pausa }) => pausa === 1),
    sinEncargado: count(({ alto }) => alto <= 0),
    ligables: count(({ alto, bajo }) => alto <= 0 && bajo !== viewerId),
    propios: count(({ alto }) => alto === viewerId),
  };
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function describeSinEncargado({ sinEncargado, ligables }: Cuentas): string {
  if (sinEncargado === 0) return 'ninguno sin encargado';
  return ligables === 0 ? 'solo el tuyo sin encargado' : `${sinEncargado} sin encargado`;
}

/** The state of the page in one line. It also says why Ligar or Desligar Tiempos have nothing to do. */
export function describeCuentas(cuentas: Cuentas): string {
  const { activos, pausados, propios } = cuentas;
  const parts = [plural(activos, 'activo', 'activos'), plural(pausados, 'pausado', 'pausados'), describeSinEncargado(cuentas)];
  return [...parts, propios === 0 ? 'no llevas ninguno' : `llevas ${propios}`].join(' · ');
}
