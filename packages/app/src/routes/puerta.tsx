import { mayMirar } from '@garita/domain/puerta/mayMirar';
import { NOMBRES_MAX, readNombres } from '@garita/domain/puerta/nombres';
import { PUERTA } from '@garita/domain/puerta/textos';
import { juicioDe } from '@garita/ui/screens/puerta/juicioDe';
import { PuertaScreen } from '@garita/ui/screens/puerta/PuertaScreen';
import type { Consulta, PuertaScreenProps } from '@garita/ui/screens/puerta/PuertaScreenProps';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type QueryLike, toScreenState } from '../data/toScreenState';
import { pasteText } from '../portal/pasteText';
import type { SessionUser } from '../portal/sessionReducer';
import { useOffline } from '../portal/useOffline';
import { useSignedInUser } from '../portal/useSession';
import { puertaAvatarQuery, puertaQuery } from '../queries/puerta';
import { keptPuerta } from './puerta/keptPuerta';

type Pregunta<Data> = QueryLike<Data> & { readonly isError: boolean };

/** An earlier answer is not shown after a failure: it may no longer be true. */
const current = <Data,>(query: Pregunta<Data>): Pregunta<Data> =>
  query.isError ? { ...query, data: undefined } : query;

/** @param isRefused the portal refused a name, because the agency's choice has changed meanwhile */
function stateOf(viewer: SessionUser, isRefused: boolean): PuertaScreenProps['state'] {
  if (!mayMirar(viewer))
    return { kind: 'forbidden', texto: PUERTA.sinCategoria(viewer.puertaDesde) };
  return isRefused ? { kind: 'forbidden' } : { kind: 'ready', data: null };
}

export function Component() {
  const viewer = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const nombres = mayMirar(viewer)
    ? readNombres(params.getAll('nombre').join('\n')).slice(0, NOMBRES_MAX)
    : [];
  const queries = useQueries({ queries: nombres.map((nombre) => puertaQuery(nombre)) });
  const avatares = useQueries({ queries: nombres.map((nombre) => puertaAvatarQuery(nombre)) });
  const consultas = nombres.flatMap((nombre, at): Consulta[] => {
    const [query, avatar] = [queries[at], avatares[at]];
    return query && avatar
      ? [
          {
            nombre,
            state: toScreenState({ puerta: current(query) }),
            avatar: toScreenState({ avatar: current(avatar) }),
          },
        ]
      : [];
  });
  const [recientes, setRecientes] = useState(() => keptPuerta.read(viewer.id));
  // An earlier answer of a query that has failed since does not count, as on the screen.
  const told = consultas.flatMap(({ nombre, state, avatar }) =>
    state.kind === 'ready'
      ? [{ nombre, veredicto: juicioDe(state.data.puerta, avatar).veredicto }]
      : [],
  );
  const key = JSON.stringify(told);
  useEffect(() => {
    const seen = JSON.parse(key) as typeof told;
    if (seen.length > 0) setRecientes(keptPuerta.add(viewer.id, seen));
  }, [key, viewer.id]);
  const isRefused = consultas.some(({ state }) => state.kind === 'forbidden');
  return (
    <PuertaScreen
      state={stateOf(viewer, isRefused)}
      isOffline={useOffline()}
      consultas={consultas}
      onAsk={(asked) => {
        setParams(
          asked.map((nombre): [string, string] => ['nombre', nombre]),
          // A list stays in the history, so that going back from one of its names shows it again.
          { replace: nombres.length < 2 },
        );
        // For a name that the user asks about again, the address does not change: refetch here.
        for (const [at, nombre] of nombres.entries())
          if (asked.includes(nombre)) {
            void queries[at]?.refetch();
            void avatares[at]?.refetch();
          }
      }}
      onPaste={pasteText}
      recientes={recientes}
      onForget={() => setRecientes(keptPuerta.forget(viewer.id))}
    />
  );
}
