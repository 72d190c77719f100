import { juzgar } from '@garita/domain/puerta/juzgar';
import { readNombres } from '@garita/domain/puerta/nombres';
import { PuertaScreen } from '@garita/ui/screens/puerta/PuertaScreen';
import type { Consulta, Puerta } from '@garita/ui/screens/puerta/PuertaScreenProps';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type QueryLike, toScreenState } from '../data/toScreenState';
import { pasteText } from '../portal/pasteText';
import { useOffline } from '../portal/useOffline';
import { useSignedInUser } from '../portal/useSession';
import { puertaQuery } from '../queries/puerta';
import { keptPuerta } from './puerta/keptPuerta';

type Pregunta = QueryLike<Puerta> & { readonly isError: boolean };

/** An earlier answer is not shown after a failure: it may no longer be true. */
const stateOf = (query: Pregunta | undefined): Consulta['state'] =>
  query === undefined
    ? { kind: 'loading' }
    : toScreenState({ puerta: query.isError ? { ...query, data: undefined } : query });

export function Component() {
  const viewer = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const nombres = readNombres(params.getAll('nombre').join('\n'));
  const queries = useQueries({ queries: nombres.map((nombre) => puertaQuery(nombre)) });
  const [recientes, setRecientes] = useState(() => keptPuerta.read(viewer.id));
  const told = queries.flatMap(({ data }) =>
    data ? [{ nombre: data.nombre, veredicto: juzgar(data).veredicto }] : [],
  );
  const key = JSON.stringify(told);
  useEffect(() => {
    const seen = JSON.parse(key) as typeof told;
    if (seen.length > 0) setRecientes(keptPuerta.add(viewer.id, seen));
  }, [key, viewer.id]);
  const consultas = nombres.map((nombre, at) => ({ nombre, state: stateOf(queries[at]) }));
  const isForbidden = consultas.some(({ state }) => state.kind === 'forbidden');
  return (
    <PuertaScreen
      state={isForbidden ? { kind: 'forbidden' } : { kind: 'ready', data: null }}
      isOffline={useOffline()}
      consultas={consultas}
      onAsk={(asked) => {
        setParams(
          asked.map((nombre): [string, string] => ['nombre', nombre]),
          { replace: true },
        );
        // The same name again: its address does not change, so nothing else asks anew.
        for (const [at, query] of queries.entries())
          if (asked.includes(nombres[at] ?? '')) void query.refetch();
      }}
      onPaste={pasteText}
      recientes={recientes}
      onForget={() => setRecientes(keptPuerta.forget(viewer.id))}
    />
  );
}
