import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { useSearchParams } from 'react-router-dom';

/**
 * A range of days in the address, so that the address can be shared and Back works. null if there
 * is none.
 */
export function useRangoParam(): [
  rango: RangoFechas | null,
  setRango: (rango: RangoFechas | null) => void,
] {
  const [params, setParams] = useSearchParams();
  const [inicio, final] = [params.get('desde'), params.get('hasta')];
  return [
    inicio && final ? { inicio, final } : null,
    (rango) => setParams(rango ? { desde: rango.inicio, hasta: rango.final } : {}),
  ];
}
