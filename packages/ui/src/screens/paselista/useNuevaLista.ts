import { listaRules, type ResultadoPase } from '@garita/domain/paselista/lista';
import { findFailure } from '@garita/domain/reglas/Rule';
import { useState } from 'react';
import { useFilas } from '../tiempos/useFilas';
import { agruparMarcas, toListas } from './agruparMarcas';
import type { DatosNuevaLista, PaseLista, PaseListaScreenProps } from './PaseListaScreenProps';

interface Options extends Pick<PaseListaScreenProps, 'viewer' | 'now' | 'borrador' | 'onBorrador'> {
  datos: DatosNuevaLista;
  pases: readonly PaseLista[];
}

/** The person whom the viewer left in charge last time, if still active; otherwise the viewer. */
function proposeQueda({ viewer, pases, datos: { personas } }: Options): number {
  const last = pases.find(({ encargadoNombre }) => encargadoNombre === viewer.usuario);
  return personas.find(({ usuario }) => usuario === last?.queda)?.id ?? viewer.id;
}

const ELIGE_QUEDA = 'Elige quién queda al cargo.';

/** The state of a new list: people, marks, the person left in charge, and why it cannot be sent. */
export function useNuevaLista(options: Options) {
  const { viewer, now, borrador, onBorrador, datos } = options;
  const [failure, setFailure] = useState<{
    readonly campo: 'sumados' | 'queda';
    readonly texto: string;
  } | null>(null);
  // The viewer is not part of the roll call: the server refuses a list with its sender.
  const filas = useFilas(datos.tiempos, now).filter(({ tiempo }) => tiempo.bajo !== viewer.id);
  const grupos = agruparMarcas(filas, borrador);
  const queda = borrador.queda === undefined ? proposeQueda(options) : borrador.queda;
  const change = (change: Partial<typeof borrador>) => {
    setFailure(null);
    onBorrador({ ...borrador, ...change });
  };
  return {
    filas,
    grupos,
    queda,
    failure,
    mark: (tiempoId: number, resultado: ResultadoPase | undefined) => {
      const { [tiempoId]: _, ...others } = borrador.marcas;
      change({ marcas: resultado ? { ...others, [tiempoId]: resultado } : others });
    },
    /** Marks as present all people without a mark; existing marks stay. */
    markRest: () =>
      change({
        marcas: {
          ...Object.fromEntries(filas.map(({ tiempo }) => [tiempo.id, 'sumado' as const])),
          ...borrador.marcas,
        },
      }),
    clear: () => change({ marcas: {} }),
    setQueda: (id: number | null) => change({ queda: id }),
    /** Returns whether the list can be sent; if not, sets `failure`. */
    check: () => {
      const listas = toListas(grupos);
      const broken = findFailure(listaRules(viewer.id), listas);
      if (broken) setFailure({ campo: 'sumados', texto: broken.texto });
      else if (queda === null) setFailure({ campo: 'queda', texto: ELIGE_QUEDA });
      else return true;
      return false;
    },
  };
}

export type NuevaLista = ReturnType<typeof useNuevaLista>;
