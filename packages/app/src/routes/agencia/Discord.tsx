import { SUCESOS, SUCESOS_INICIALES } from '@garita/domain/webhooks/sucesos';
import { DiscordSeccion } from '@garita/ui/screens/agencia/discord/DiscordSeccion';
import type { EntregasProps } from '@garita/ui/screens/agencia/discord/DiscordSeccionProps';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readParts } from '../../data/read';
import { toScreenState } from '../../data/toScreenState';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { useServerNow } from '../../portal/useServerNow';
import { configuracionQuery } from '../../queries/agencia';
import { rhythmOf, webhooksQuery } from '../../queries/webhooks';
import { parseId } from '../../router/useIdParam';

/** Default texts of a new webhook, by event. */
const INICIALES = Object.fromEntries(SUCESOS_INICIALES.map((id) => [id, SUCESOS[id].palabras]));

function useEntregas(id: number | null): EntregasProps {
  const { data: pages, ...query } = useInfiniteQuery({
    ...readParts('entregasWebhook', { id: id ?? 0 }),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      rhythmOf(state.data?.pages[0]?.entregas.some(({ estado }) => estado === 'pendiente')),
  });
  const data = pages && {
    entregas: pages.pages.flatMap(({ entregas }) => entregas),
    hayMas: query.hasNextPage,
  };
  const state = toScreenState({ entregas: { data, error: query.error, refetch: query.refetch } });
  const reenviarEntrega = useWrite('reenviarEntrega');
  return {
    state: state.kind === 'ready' ? { kind: 'ready', data: state.data.entregas } : state,
    onMore: () => void query.fetchNextPage(),
    isCargandoMas: query.isFetchingNextPage,
    onResend: (entrega) => reenviarEntrega({ id: entrega }),
  };
}

function useAbierto(): [number | null, (id: number | null) => void] {
  const [params, setParams] = useSearchParams();
  return [
    parseId(params.get('webhook')),
    (id) => setParams(id === null ? {} : { webhook: String(id) }),
  ];
}

export function Discord() {
  const [abierto, setAbierto] = useAbierto();
  const { data: agencia } = useQuery(configuracionQuery());
  const crearWebhook = useWrite('crearWebhook', { onAnswer: ({ id }) => setAbierto(id) });
  const editarWebhook = useWrite('editarWebhook');
  const quitarWebhook = useWrite('quitarWebhook');
  const probarWebhook = useWrite('probarWebhook', { isToldElsewhere: true });
  return (
    <DiscordSeccion
      state={useReads({ webhooks: webhooksQuery() })}
      abierto={abierto}
      onAbrir={setAbierto}
      entregas={useEntregas(abierto)}
      muestra={{
        agencia: agencia?.nombre ?? '',
        zona: agencia?.zona ?? 'UTC',
        now: useServerNow(),
      }}
      onCreate={(values) => crearWebhook({ ...values, sucesos: INICIALES })}
      onSave={(id, { data, previos }) => editarWebhook({ id, data, previos })}
      onDireccion={(id, direccion) => editarWebhook({ id, data: {}, direccion })}
      onTry={async (id) => {
        const { llego, msg } = await probarWebhook({ id });
        return { llego: llego === 1, texto: msg };
      }}
      onRemove={(id) => quitarWebhook({ id })}
    />
  );
}
