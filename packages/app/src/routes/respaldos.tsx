import { toast } from '@garita/ui/components/toast';
import { RespaldosScreen } from '@garita/ui/screens/respaldo/RespaldosScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { copyText } from '../portal/copyText';
import { usePortal } from '../portal/PortalContext';
import { useServerNow } from '../portal/useServerNow';
import { comprobacionQuery, respaldosQuery } from '../queries/respaldo';

/** Downloads a file through a link, so that the page need not hold it in memory. */
function openDownload(enlace: string): void {
  const link = document.createElement('a');
  link.href = `/api/ext/respaldos/archivo?${new URLSearchParams({ enlace })}`;
  link.download = '';
  link.click();
}

export function Component() {
  const { queryClient: client, formNotice } = usePortal();
  const now = useServerNow();
  const respaldos = useQuery(respaldosQuery());
  const crearRespaldo = useWrite('crearRespaldo');
  const descargarRespaldo = useWrite('descargarRespaldo', { isToldElsewhere: true });
  const verify = async (id: string) => {
    const { danado } = await client.fetchQuery(comprobacionQuery(id));
    if (danado) formNotice.show('El respaldo está dañado: no sirve para volver a él.');
    else toast.success({ text: 'El respaldo está entero' });
  };
  const refresh = () => client.invalidateQueries({ queryKey: respaldosQuery().queryKey });
  return (
    <RespaldosScreen
      state={toScreenState({ respaldos })}
      // The shown ages change when the list is fetched, not each second.
      now={respaldos.dataUpdatedAt > 0 ? now() : 0}
      onCreate={() => crearRespaldo().finally(refresh)}
      onVerify={({ id }) => verify(id).finally(refresh)}
      onDownload={async ({ id }) => openDownload((await descargarRespaldo({ id })).data.enlace)}
      onCopy={(orden) =>
        void copyText(orden, {
          copied: 'Orden copiada',
          byHand: 'No se pudo copiar. Toca la orden para seleccionarla y cópiala tú.',
        })
      }
    />
  );
}
