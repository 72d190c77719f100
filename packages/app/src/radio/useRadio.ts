import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/PortalContext';
import { configuracionQuery } from '../queries/agencia';
import { createBrowserRadio } from './createBrowserRadio';
import { fetchRadioInfo } from './fetchRadioInfo';

/** The poll interval of the programme while it is visible or playing, in milliseconds (RAD-05). */
const EVERY_MS = 30_000;

/**
 * @param isSeen whether the programme is visible. The programme is fetched while it is visible or
 * the radio plays.
 */
export function useRadio(isSeen: boolean) {
  const radio = usePortal().one(createBrowserRadio);
  const { data: configuracion } = useQuery(configuracionQuery());
  const { stream = null, info: address = null } = configuracion?.radio ?? {};
  const state = useSyncExternalStore(radio.subscribe, radio.getState);
  const { data: info = null } = useQuery({
    queryKey: ['radio', address],
    queryFn: ({ signal }) => (address === null ? null : fetchRadioInfo(address, signal)),
    enabled: address !== null && (isSeen || state.sound === 'playing'),
    refetchInterval: EVERY_MS,
    retry: false,
  });
  useEffect(() => radio.setStream(stream), [radio, stream]);
  useEffect(() => radio.setInfo(info), [radio, info]);
  return { ...state, onToggle: radio.toggle, onVolumen: radio.setVolumen };
}
