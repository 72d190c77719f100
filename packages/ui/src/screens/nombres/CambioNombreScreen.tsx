import { contar } from '@garita/domain/formato/contar';
import { formatInstant } from '@garita/domain/formato/instant';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Quiet } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { space } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import { useLote } from '../lote/useLote';
import { ScreenFrame } from '../ScreenFrame';
import { actosNombres } from './actosNombres';
import type { CambioNombreScreenProps, SolicitudNombre } from './CambioNombreScreenProps';
import { Declinado } from './Declinado';
import { NombreChange } from './NombreChange';
import { NombreForm } from './NombreForm';
import { Pendientes } from './Pendientes';

/** Replaces the form while the viewer's request is pending (NCM-03). */
function EnEspera({ solicitud }: { solicitud: SolicitudNombre }) {
  return (
    <Card
      title="Tu cambio de nombre espera respuesta"
      aside={<StateBadge tone="caution">En espera</StateBadge>}
    >
      <NombreChange usuario={solicitud.usuarioNombre} nombre={solicitud.nombre} />
      <Quiet $small $above={4}>
        Lo pediste el <time dateTime={solicitud.fecha}>{formatInstant(solicitud.fecha)}</time>. Lo
        responderá alguien de la gerencia; hasta entonces no puedes pedir otro, y sigues entrando
        con tu nombre de siempre.
      </Quiet>
    </Card>
  );
}

const Narrow = styled.div`
  max-width: 640px;
`;
const Told = styled(Narrow)`
  margin-bottom: ${space[5]};
`;
const Propio = styled(Narrow)`
  margin-top: ${space[6]};
`;

function describe(pendientes: readonly SolicitudNombre[] | null): string {
  if (pendientes === null) return 'El nombre con el que entras y te ven los demás';
  if (pendientes.length === 0) return 'Nada que responder';
  return contar(pendientes.length, 'solicitud espera respuesta', 'solicitudes esperan respuesta');
}

const keyOf = ({ id }: SolicitudNombre) => id;
const nombreOf = ({ usuarioNombre, nombre }: SolicitudNombre) => `${usuarioNombre} → ${nombre}`;

/**
 * Cambio de Nombre: the gerencia answers requests, other users make them (NCM-01 to NCM-03), and
 * the owner changes their own name.
 */
export function CambioNombreScreen(props: CambioNombreScreenProps) {
  const { state, viewer, onRead, cola, onLote } = props;
  // The key mounts the form again after a change of name, so that the owner's field is empty.
  const form = <NombreForm key={viewer.usuario} {...props} />;
  const all = state.kind === 'ready' ? state.data.pendientes : null;
  const { decididas } = cola;
  const waiting = useMemo(
    () => all?.filter(({ id }) => !decididas.has(id)) ?? null,
    [all, decididas],
  );
  const actos = useMemo(() => actosNombres(viewer), [viewer]);
  const { selection, dialog } = useLote({ keyOf, nombreOf, actos, onLote });
  return (
    <>
      <ScreenFrame
        title="Cambio de Nombre"
        subtitle={state.kind === 'ready' && describe(waiting)}
        state={state}
      >
        {({ propia, declinado }) => (
          <FocusFallback
            acts={[propia, declinado, ...(waiting ?? [])].map((one) => one?.id).join()}
            isOpen={dialog !== null}
          >
            {declinado && (
              <Told>
                <Declinado declinado={declinado} onRead={onRead} />
              </Told>
            )}
            {waiting ? (
              <>
                <Pendientes {...props} pendientes={waiting} selection={selection} />
                {viewer.permisoSys === 1 && <Propio>{form}</Propio>}
              </>
            ) : (
              <Narrow>{propia ? <EnEspera solicitud={propia} /> : form}</Narrow>
            )}
          </FocusFallback>
        )}
      </ScreenFrame>
      {dialog}
    </>
  );
}
