import type { Subject } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import { findObstaculo, isBajoBelow } from '@garita/domain/tiempos/acciones';
import type { Tiempo } from './TiemposScreenProps';

export interface Cuentas {
  readonly activos: number;
  readonly pausados: number;
  readonly sinEncargado: number;
  /** Without a senior, except the viewer's own. */
  readonly ajenos: number;
  /** Without a senior and of a person below the viewer: the reach of Ligar Tiempos. */
  readonly ligables: number;
  /** The reach of Confirmar Tiempos. */
  readonly confirmables: number;
  /** Supervised by the viewer: the reach of Desligar Tiempos. */
  readonly propios: number;
}

export function contarTiempos(tiempos: readonly Tiempo[], viewer: Subject): Cuentas {
  const count = (holds: (tiempo: Tiempo) => boolean) => tiempos.filter(holds).length;
  return {
    activos: count(({ pausa }) => pausa === 0),
    pausados: count(({ pausa }) => pausa === 1),
    sinEncargado: count(({ alto }) => alto <= 0),
    ajenos: count(({ alto, bajo }) => alto <= 0 && bajo !== viewer.id),
    ligables: count((tiempo) => tiempo.alto <= 0 && isBajoBelow(viewer, tiempo)),
    confirmables: count((tiempo) => findObstaculo('confirmar', tiempo, viewer) === null),
    propios: count(({ alto }) => alto === viewer.id),
  };
}

function describeSinEncargado({ sinEncargado, ajenos, ligables }: Cuentas): string {
  if (sinEncargado === 0) return 'ninguno sin encargado';
  if (ajenos === 0) return 'solo el tuyo sin encargado';
  return `${sinEncargado} sin encargado${ligables === 0 ? ', ninguno por debajo de ti' : ''}`;
}

/** The page's counts in one line, which also says why Ligar or Desligar Tiempos is disabled. */
export function describeCuentas(cuentas: Cuentas): string {
  const { activos, pausados, propios } = cuentas;
  const parts = [
    contar(activos, 'activo', 'activos'),
    contar(pausados, 'pausado', 'pausados'),
    describeSinEncargado(cuentas),
  ];
  return [...parts, propios === 0 ? 'no llevas ninguno' : `llevas ${propios}`].join(' · ');
}
