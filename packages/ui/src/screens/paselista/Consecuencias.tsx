import { contar } from '@garita/domain/formato/contar';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import { sayMinutes } from '@garita/domain/formato/minutes';
import type { FilaTiempo } from '../tiempos/useFilas';
import type { Grupos } from './agruparMarcas';

/** More names than this are only counted, except the people whose time is cancelled. */
const FEW = 6;

const namesOf = (filas: readonly FilaTiempo[]): string[] =>
  filas.map(({ tiempo }) => tiempo.bajoNombre);
const fewNames = (filas: readonly FilaTiempo[]): string =>
  filas.length > FEW ? '' : `: ${formatNombres(namesOf(filas))}`;

function describeSumados(filas: readonly FilaTiempo[]): string | null {
  if (filas.length === 0) return null;
  return `${filas.length === 1 ? 'Se acreditará 1 asistencia' : `Se acreditarán ${filas.length} asistencias`}${fewNames(filas)}.`;
}

function describePausados(filas: readonly FilaTiempo[]): string | null {
  if (filas.length === 0) return null;
  return `${filas.length === 1 ? 'Quedará en pausa 1 tiempo' : `Quedarán en pausa ${filas.length} tiempos`}${fewNames(filas)}.`;
}

function describeFuera(filas: readonly FilaTiempo[]): string | null {
  if (filas.length === 0) return null;
  const lost = formatNombres(
    filas.map(({ tiempo, mins }) => `${tiempo.bajoNombre} (${sayMinutes(mins)})`),
  );
  return `${filas.length === 1 ? 'Se cancelará 1 tiempo' : `Se cancelarán ${filas.length} tiempos`} sin acreditar nada: ${lost}. No se puede deshacer.`;
}

function describeResto(count: number): string | null {
  if (count === 0) return null;
  return contar(
    count,
    'persona queda sin marcar: para ella no cambia nada.',
    'personas quedan sin marcar: para ellas no cambia nada.',
  );
}

interface ConsecuenciasProps {
  grupos: Grupos;
  /** The name of the person left in charge; null if it is the viewer. */
  queda: string | null;
}

export function Consecuencias({
  grupos: { sumado, pausado, fuerabase, sinMarcar },
  queda,
}: ConsecuenciasProps) {
  const fuera = describeFuera(fuerabase);
  return (
    <>
      {[describeSumados(sumado), describePausados(pausado)].map(
        (texto) => texto && <p key={texto}>{texto}</p>,
      )}
      {fuera && (
        <p>
          <strong>{fuera}</strong>
        </p>
      )}
      {[describeResto(sinMarcar.length), 'Tú sumas además 1 asistencia por pasar lista.'].map(
        (texto) => texto && <p key={texto}>{texto}</p>,
      )}
      <p>
        {queda === null ? (
          'Quedas tú al cargo.'
        ) : (
          <>
            Queda al cargo <strong translate="no">{queda}</strong>.
          </>
        )}
      </p>
    </>
  );
}
