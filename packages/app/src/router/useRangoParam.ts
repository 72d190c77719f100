import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { useSearchParams } from 'react-router-dom';

/** The days that the address names and nothing else, so that they can be sent to somebody and Back works; null when it names none. */
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
