import { ApiError } from '@garita/api-client/ApiError';
import { toast } from '@garita/ui/components/toast';
import { EstadosMarquee } from '@garita/ui/shell/EstadosMarquee';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { estadosQuery } from '../queries/estados';

/** The people's statuses, polled while shown (SHL-52). A failure is announced once (HOM-19). */
export function EstadosStrip() {
  const { data = [], error } = useQuery(estadosQuery());
  // An expired session is reported by another notice.
  const isFailed = error !== null && !(error instanceof ApiError && error.httpStatus === 401);
  useEffect(() => {
    if (isFailed) toast.error({ text: 'No se pudieron cargar los estados.' });
  }, [isFailed]);
  return <EstadosMarquee estados={data} />;
}
