import type { CampoProbado } from '@garita/domain/enlaces/enlaces.rules';
import { useRef, useState } from 'react';
import { describeRefusal } from '../../../form/refusal';
import type { Probar, Prueba } from './EnlacesSeccionProps';

export type EstadoPrueba =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'done'; readonly prueba: Prueba }
  | { readonly kind: 'failed'; readonly texto: string };

interface AddressTest {
  estado: EstadoPrueba;
  probar: (url: string) => void;
  /** Clears the result; call it when the address changes. */
  olvidar: () => void;
}

/** Tests an address. An answer that arrives after `olvidar` or after a newer test is ignored. */
export function useAddressTest(campo: CampoProbado, onProbar: Probar): AddressTest {
  const [estado, setEstado] = useState<EstadoPrueba>({ kind: 'idle' });
  const latest = useRef(0);
  const run = async (url: string) => {
    latest.current += 1;
    const mine = latest.current;
    setEstado({ kind: 'pending' });
    const next = await onProbar(campo, url).then(
      (prueba): EstadoPrueba => ({ kind: 'done', prueba }),
      (error): EstadoPrueba => ({ kind: 'failed', texto: describeRefusal(error) }),
    );
    if (mine === latest.current) setEstado(next);
  };
  return {
    estado,
    probar: (url) => void run(url),
    olvidar: () => {
      latest.current += 1;
      setEstado({ kind: 'idle' });
    },
  };
}
