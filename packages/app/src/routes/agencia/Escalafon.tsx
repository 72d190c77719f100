import { call } from '@garita/api-client/call';
import { EscalafonSeccion } from '@garita/ui/screens/agencia/escalafon/EscalafonSeccion';
import type { EscalafonSeccionProps } from '@garita/ui/screens/agencia/escalafon/EscalafonSeccionProps';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { usePortal } from '../../portal/PortalContext';
import { useSignedInUser } from '../../portal/useSession';

type Enviado = Parameters<EscalafonSeccionProps['onPreview']>[0];
/** The form has validated the values, so no number is missing. */
const toInput = (enviado: Enviado) => enviado as never;

export function Escalafon() {
  const { api } = usePortal();
  const save = useWrite('guardarEscalafon');
  return (
    <EscalafonSeccion
      state={useReads({ escalafon: read('escalafon'), plantillas: read('plantillasEscalafon') })}
      viewer={useSignedInUser()}
      onPreview={(enviado) => call(api, 'cambiosEscalafon', toInput(enviado))}
      onSave={(enviado) => save(toInput(enviado))}
    />
  );
}
