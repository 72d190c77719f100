import { contar } from '@garita/domain/formato/contar';
import type { ListasPase, ResultadoPase } from '@garita/domain/paselista/lista';
import type { FilaTiempo } from '../tiempos/useFilas';
import type { Borrador } from './PaseListaScreenProps';

export type Grupos = Readonly<Record<ResultadoPase | 'sinMarcar', readonly FilaTiempo[]>>;

export function agruparMarcas(filas: readonly FilaTiempo[], { marcas }: Borrador): Grupos {
  const marked = (as: ResultadoPase | undefined) =>
    filas.filter(({ tiempo }) => marcas[tiempo.id] === as);
  return {
    sumado: marked('sumado'),
    pausado: marked('pausado'),
    fuerabase: marked('fuerabase'),
    sinMarcar: marked(undefined),
  };
}

const idsOf = (filas: readonly FilaTiempo[]): number[] => filas.map(({ tiempo }) => tiempo.bajo);

/** The three lists of people's ids, as on the wire. */
export const toListas = ({ sumado, pausado, fuerabase }: Grupos): ListasPase => ({
  sumados: idsOf(sumado),
  pausados: idsOf(pausado),
  fuerabase: idsOf(fuerabase),
});

export function describeGrupos({ sumado, pausado, fuerabase, sinMarcar }: Grupos): string {
  const parts = [
    sumado.length > 0 && contar(sumado.length, 'sumado', 'sumados'),
    pausado.length > 0 && contar(pausado.length, 'pausado', 'pausados'),
    fuerabase.length > 0 && `${fuerabase.length} fuera de base`,
    sinMarcar.length > 0 && `${sinMarcar.length} sin marcar`,
  ];
  return parts.filter(Boolean).join(' · ');
}
