import { toast } from '@garita/ui/components/toast';
import { EstadosMarquee } from '@garita/ui/shell/EstadosMarquee';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { estadosQuery } from '../queries/estados';

/** What people say, kept up to date while somebody sees it (SHL-52); that it could not be fetched is told once (HOM-19). */
export function EstadosStrip() {
  const { data = [], isError } = useQuery(estadosQuery());
  useEffect(() => {
    if (isError) toast.error({ text: 'No se pudieron cargar los estados.' });
  }, [isError]);
  return <EstadosMarquee estados={data} />;
}
