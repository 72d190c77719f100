import { sendCall } from '@garita/api-client/sendCall';
import type { AjusteEnlaces } from '@garita/domain/enlaces/elegidos';
import { EnlacesSeccion } from '@garita/ui/screens/agencia/enlaces/EnlacesSeccion';
import type { EnlacesSeccionProps } from '@garita/ui/screens/agencia/enlaces/EnlacesSeccionProps';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { api } from '../../portal/api';
import { ajustesEnlacesQuery } from '../../queries/enlaces';

/** Asked for each time: what a server answers now says nothing of a moment ago. */
const probar: EnlacesSeccionProps['onProbar'] = (campo, url) =>
  sendCall<'probarEnlace'>(api, 'POST /ext/ajustes/enlaces/probar', { campo, url });

const toCambio = ({ enlaces, ...rest }: Partial<AjusteEnlaces>) => ({
  ...rest,
  ...(enlaces && { enlaces: [...enlaces] }),
});

export function Enlaces() {
  const setEnlaces = useWrite('setEnlaces');
  return (
    <EnlacesSeccion
      state={useReads({ ajustes: ajustesEnlacesQuery() })}
      onSave={({ data, previos }) =>
        setEnlaces({ data: toCambio(data), previos: toCambio(previos) })
      }
      onProbar={probar}
    />
  );
}
