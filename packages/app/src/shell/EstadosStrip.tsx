import { ApiError } from '@garita/api-client/ApiError';
import { toast } from '@garita/ui/components/toast';
import { EstadosMarquee } from '@garita/ui/shell/EstadosMarquee';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { estadosQuery } from '../queries/estados';

/** What people say, kept up to date while somebody sees it (SHL-52); that it could not be fetched is told once (HOM-19). */
export function EstadosStrip() {
  const { data = [], error } = useQuery(estadosQuery());
  // Whose session is over is told that, and nothing of what they no longer see.
  const isFailed = error !== null && !(error instanceof ApiError && error.httpStatus === 401);
  useEffect(() => {
    if (isFailed) toast.error({ text: 'No se pudieron cargar los estados.' });
  }, [isFailed]);
  return <EstadosMarquee estados={data} />;
}
