import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { configuracionQuery } from '../queries/agencia';
import { radio } from './browserRadio';
import { fetchRadioInfo } from './fetchRadioInfo';

/** How often the station is asked what is on (RAD-05), by whoever sees the answer. */
const EVERY_MS = 30_000;

/** The station for a screen that shows it. */
export function useRadio() {
  const { data: configuracion } = useQuery(configuracionQuery());
  const { stream = null, info: address = null } = configuracion?.radio ?? {};
  const { data: info = null } = useQuery({
    queryKey: ['radio', address],
    queryFn: ({ signal }) => (address === null ? null : fetchRadioInfo(address, signal)),
    enabled: address !== null,
    refetchInterval: EVERY_MS,
    retry: false,
  });
  useEffect(() => radio.setStream(stream), [stream]);
  useEffect(() => radio.setInfo(info), [info]);
  return { ...useSyncExternalStore(radio.subscribe, radio.getState), onToggle: radio.toggle };
}
