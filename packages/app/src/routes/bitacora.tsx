import { BitacoraScreen } from '@garita/ui/screens/bitacora/BitacoraScreen';
import type { FiltroBitacora } from '@garita/ui/screens/bitacora/BitacoraScreenProps';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../data/read';
import { toScreenState } from '../data/toScreenState';
import { bitacoraQuery } from '../queries/bitacora';
import { parseId } from '../router/useIdParam';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | null): string => (text !== null && DAY.test(text) ? text : '');

/**
 * The filters. They are kept in the address, so that users can share them and a reload keeps them.
 */
function useFiltro(): [FiltroBitacora, (filtro: FiltroBitacora) => void] {
  const [params, setParams] = useSearchParams();
  const filtro = {
    actor: parseId(params.get('actor')),
    persona: parseId(params.get('persona')),
    tema: /^[a-z]+$/.exec(params.get('tema') ?? '')?.[0] ?? null,
    desde: dayOf(params.get('desde')),
    hasta: dayOf(params.get('hasta')),
    palabra: params.get('palabra') ?? '',
  };
  const set = (next: FiltroBitacora) => {
    const given = Object.entries(next).filter(([, value]) => value !== null && value !== '');
    setParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])), {
      replace: true,
    });
  };
  return [filtro, set];
}

export function Component() {
  const [filtro, setFiltro] = useFiltro();
  const personas = useQuery(read('bitacoraPersonas'));
  const { data: pages, ...query } = useInfiniteQuery({
    ...bitacoraQuery(filtro),
    placeholderData: keepPreviousData,
  });
  const data = pages && {
    filas: pages.pages.flatMap(({ filas }) => filas),
    nombres: pages.pages.flatMap(({ nombres }) => nombres),
    categorias: pages.pages[0]?.categorias ?? [],
    hayMas: query.hasNextPage,
  };
  const state = toScreenState({ bitacora: { data, error: query.error, refetch: query.refetch } });
  return (
    <BitacoraScreen
      state={state.kind === 'ready' ? { kind: 'ready', data: state.data.bitacora } : state}
      filtro={filtro}
      personas={personas.data ?? []}
      onFiltro={setFiltro}
      onMore={() => void query.fetchNextPage()}
      isCargandoMas={query.isFetchingNextPage}
    />
  );
}
