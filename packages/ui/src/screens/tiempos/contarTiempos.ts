import type { Subject } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import { findObstaculo, isBajoBelow } from '@garita/domain/tiempos/acciones';
import type { Tiempo } from './TiemposScreenProps';

export interface Cuentas {
  readonly activos: number;
  readonly pausados: number;
  readonly sinEncargado: number;
  /** Times without a senior, except the viewer's own time. */
  readonly ajenos: number;
  /** Times that Ligar Tiempos takes: without a senior, and of a person of a lower category. */
  readonly ligables: number;
  /** Times that Confirmar Tiempos can confirm. */
  readonly confirmables: number;
  /** Times that Desligar Tiempos releases: the viewer supervises them. */
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

/** The screen's counts in one line, which also shows why Ligar or Desligar Tiempos is disabled. */
export function describeCuentas(cuentas: Cuentas): string {
  const { activos, pausados, propios } = cuentas;
  const parts = [
    contar(activos, 'activo', 'activos'),
    contar(pausados, 'pausado', 'pausados'),
    describeSinEncargado(cuentas),
  ];
  return [...parts, propios === 0 ? 'no llevas ninguno' : `llevas ${propios}`].join(' · ');
}
