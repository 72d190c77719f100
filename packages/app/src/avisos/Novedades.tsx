import { CaraContext } from '@garita/ui/components/CaraContext';
import { useMoneda } from '@garita/ui/components/MonedaContext';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../portal/PortalContext';
import { celebracionesDe } from './celebracionesDe';
import { tellNuevos } from './tellNuevos';
import { useAvisosState } from './useAvisos';
import { useLeerAviso } from './useLeerAviso';

const Celebraciones = lazyPart(() => import('./Celebraciones'), 'Celebraciones', {
  instead: () => null,
});

export interface NovedadesProps {
  /** Newest first. */
  avisos: readonly Aviso[];
  /** The id of the newest notice when the page opened. Notices with higher ids are new. */
  desde: number;
}

export function Novedades({ avisos, desde }: NovedadesProps) {
  const portal = usePortal();
  const moneda = useMoneda();
  const navigate = useNavigate();
  const { leer } = useLeerAviso();
  const { nombre: agencia, emblema } = useContext(CaraContext);
  const { aceptado } = useAvisosState();
  const last = useRef(desde);
  const look = useEffectEvent((newest: readonly Aviso[]) => {
    const before = last.current;
    last.current = Math.max(before, newest[0]?.id ?? 0);
    if (last.current === before) return;
    const onGo = (aviso: Aviso, ruta: string) => {
      leer(aviso);
      void navigate(ruta);
    };
    const sistema = { moneda, agencia, icono: emblema ?? '/favicon-luz.svg', onGo };
    // A failure is ignored, since the panel shows the notice too.
    tellNuevos(newest, before, { portal, ...sistema }).catch(() => undefined);
  });
  useEffect(() => look(avisos), [avisos]);
  return (
    (aceptado !== null || celebracionesDe(avisos).length > 0) && <Celebraciones avisos={avisos} />
  );
}
