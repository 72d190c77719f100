import { useState } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../parts/lazyPart';
import { space } from '../../theme/tokens';
import { Landing } from '../Landing';
import { ScreenFrame } from '../ScreenFrame';
import type { CambioNombreData, CambioNombreScreenProps, Respuesta, SolicitudNombre } from './CambioNombreScreenProps';
import { Declinado } from './Declinado';
import { EnEspera } from './EnEspera';
import { NombreForm } from './NombreForm';
import { Pendientes } from './Pendientes';

// Asked for when somebody answers.
const RespuestaDialog = lazyPart(() => import('./RespuestaDialog'), 'RespuestaDialog');

const Narrow = styled.div`
  max-width: 640px;
`;
const Told = styled(Narrow)`
  margin-bottom: ${space[5]};
`;
const Propio = styled(Narrow)`
  margin-top: ${space[6]};
`;

function describe({ pendientes }: CambioNombreData): string {
  if (pendientes === null) return 'El nombre con el que entras y te ven los demás';
  if (pendientes.length === 0) return 'Nada que responder';
  return pendientes.length === 1 ? '1 solicitud espera respuesta' : `${pendientes.length} solicitudes esperan respuesta`;
}

interface Pregunta {
  readonly solicitud: SolicitudNombre;
  readonly respuesta: Respuesta;
}

/** Cambio de Nombre: the gerencia answers who asks for another name; everybody else asks (NCM-01 to NCM-03), and the owner changes their own. */
export function CambioNombreScreen({ state, viewer, onRequest, onRead, onAnswer, onAviso }: CambioNombreScreenProps) {
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  // Renamed, the owner begins with an empty field.
  const form = <NombreForm key={viewer.usuario} viewer={viewer} onRequest={onRequest} onAviso={onAviso} />;
  const data = state.kind === 'ready' ? state.data : null;
  return (
    <>
      <ScreenFrame title="Cambio de Nombre" subtitle={data && describe(data)} state={state}>
        {({ propia, declinado, pendientes }) => (
          <Landing acts={[propia, declinado, ...(pendientes ?? [])].map((one) => one?.id).join()} isOpen={pregunta !== null}>
            {declinado && (
              <Told>
                <Declinado declinado={declinado} onRead={onRead} />
              </Told>
            )}
            {pendientes ? (
              <>
                <Pendientes pendientes={pendientes} viewer={viewer} onAnswer={(solicitud, respuesta) => setPregunta({ solicitud, respuesta })} />
                {viewer.permisoSys === 1 && <Propio>{form}</Propio>}
              </>
            ) : (
              <Narrow>{propia ? <EnEspera solicitud={propia} /> : form}</Narrow>
            )}
          </Landing>
        )}
      </ScreenFrame>
      {pregunta && <RespuestaDialog {...pregunta} onAnswer={onAnswer} onClose={() => setPregunta(null)} />}
    </>
  );
}
