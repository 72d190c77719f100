import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import { useRunning } from '../../components/useRunning';
import type { Tiempo, TiemposScreenProps } from './TiemposScreenProps';
import { toFila } from './useFilas';

interface AcreditanJuntosProps extends Pick<TiemposScreenProps, 'now' | 'cuenta'> {
  tiempos: readonly Tiempo[];
}

/** What confirming several sessions credits. The minutes run on while it is read. */
export function AcreditanJuntos({ tiempos, now, cuenta }: AcreditanJuntosProps) {
  const sum = useRunning(() =>
    formatMinutes(tiempos.reduce((all, tiempo) => all + Math.floor(toFila(tiempo, now()).mins), 0)),
  );
  return (
    <>
      <p>
        En la nómina se acreditarán <strong>{sum}</strong> a {contarPersonas(tiempos.length)}, y a
        quien lleva cada tiempo los suyos. Cada uno se confirma por separado y quedará cerrado.
      </p>
      {cuenta && <p>{TIEMPOS.cuentas[cuenta]}</p>}
    </>
  );
}
