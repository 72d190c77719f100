import { sendCall } from '@garita/api-client/sendCall';
import { EscalafonSeccion } from '@garita/ui/screens/agencia/escalafon/EscalafonSeccion';
import type { EscalafonSeccionProps } from '@garita/ui/screens/agencia/escalafon/EscalafonSeccionProps';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { api } from '../../portal/api';
import { useSignedInUser } from '../../portal/useSession';
import { escalafonQuery, plantillasQuery } from '../../queries/escalafon';

type Enviado = Parameters<EscalafonSeccionProps['onPreview']>[0];
/** What is sent has passed the form's rules: no number is missing. */
const toInput = (enviado: Enviado) => enviado as never;

const preview: EscalafonSeccionProps['onPreview'] = (enviado) =>
  sendCall<'cambiosEscalafon'>(api, 'POST /ext/escalafon/cambios', toInput(enviado));

export function Escalafon() {
  const save = useWrite('guardarEscalafon');
  return (
    <EscalafonSeccion
      state={useReads({ escalafon: escalafonQuery(), plantillas: plantillasQuery() })}
      viewer={useSignedInUser()}
      onPreview={preview}
      onSave={(enviado) => save(toInput(enviado))}
    />
  );
}
