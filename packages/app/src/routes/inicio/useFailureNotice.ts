import { ApiError } from '@garita/api-client/ApiError';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { toast } from '@garita/ui/components/toast';
import { useEffect } from 'react';

/**
 * Shows a failed read as a toast. The start page uses it only for `fechas` and `getMembresias`
 * (HOM-17, HOM-18).
 */
export function useFailureNotice(error: Error | null): void {
  useEffect(() => {
    if (error)
      toast.error({ text: error instanceof ApiError ? error.message : SERVICIO.noDisponible });
  }, [error]);
}
