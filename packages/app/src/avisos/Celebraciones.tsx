import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';
import { useState } from 'react';
import { ConnectedCelebracion } from './ConnectedCelebracion';
import { celebracionesDe } from './celebracionesDe';
import { useAvisosState, useAvisosStore } from './useAvisos';
import { useIsInterruptible } from './useIsInterruptible';
import { useLeerAviso } from './useLeerAviso';

export interface CelebracionesProps {
  avisos: readonly Aviso[];
}

/**
 * Celebrates a promotion that the user has just accepted, or the newest unread notice to celebrate,
 * while the user is not typing. Closing the dialog marks all such notices as read.
 */
export function Celebraciones({ avisos }: CelebracionesProps) {
  const { leerVarios } = useLeerAviso();
  const { patch } = useAvisosStore();
  const { aceptado } = useAvisosState();
  const isFree = useIsInterruptible();
  const [shown, setShown] = useState<Aviso | typeof aceptado>(null);
  // The ids of celebrations already shown. They are not shown again, even if marking them as read
  // failed.
  const [over, setOver] = useState<readonly number[]>([]);
  const waiting = celebracionesDe(avisos).filter(({ id }) => !over.includes(id));
  const next = aceptado ?? waiting[0] ?? null;
  if (shown === null && next !== null && isFree) setShown(next);
  if (shown !== null && 'id' in shown && !waiting.some(({ id }) => id === shown.id)) setShown(null);
  if (shown === null) return null;
  const close = () => {
    const ids = waiting.map(({ id }) => id);
    setShown(null);
    setOver([...over, ...ids]);
    patch({ aceptado: null });
    if (ids.length > 0) leerVarios(ids);
  };
  return (
    <ConnectedCelebracion
      {...('id' in shown
        ? { tipo: shown.tipo, datos: shown.datos }
        : { tipo: 'aceptado', datos: shown })}
      onClose={close}
    />
  );
}
