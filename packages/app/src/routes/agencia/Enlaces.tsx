import { call } from '@garita/api-client/call';
import type { AjusteEnlaces } from '@garita/domain/enlaces/elegidos';
import { EnlacesSeccion } from '@garita/ui/screens/agencia/enlaces/EnlacesSeccion';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { usePortal } from '../../portal/PortalContext';

const toCambio = ({ enlaces, ...rest }: Partial<AjusteEnlaces>) => ({
  ...rest,
  ...(enlaces && { enlaces: [...enlaces] }),
});

export function Enlaces() {
  const { api } = usePortal();
  const setEnlaces = useWrite('setEnlaces');
  return (
    <EnlacesSeccion
      state={useReads({ ajustes: read('ajustesEnlaces') })}
      onSave={({ data, previos }) =>
        setEnlaces({ data: toCambio(data), previos: toCambio(previos) })
      }
      // The result of the test is not cached, since the service may fail at any later moment.
      onProbar={(campo, url, rutas) => call(api, 'probarEnlace', { campo, url, ...rutas })}
    />
  );
}
