import { PreguntaDialog } from '../PreguntaDialog';
import type { CambioNombreScreenProps, Respuesta, SolicitudNombre } from './CambioNombreScreenProps';

const QUESTIONS = {
  aceptar: { title: '¿Aceptar el cambio de nombre?', verb: 'Aceptar', tone: 'primary' },
  declinar: { title: '¿Declinar el cambio de nombre?', verb: 'Declinar', tone: 'danger' },
} as const satisfies Record<Respuesta, object>;

interface RespuestaDialogProps extends Pick<CambioNombreScreenProps, 'onAnswer'> {
  solicitud: SolicitudNombre;
  respuesta: Respuesta;
  onClose: () => void;
}

/** Asks before an answer (NCM-07, NCM-08). Where the name was taken meanwhile or somebody was faster, it says so. */
export function RespuestaDialog({ solicitud, respuesta, onAnswer, onClose }: RespuestaDialogProps) {
  const { title, verb, tone } = QUESTIONS[respuesta];
  const who = <strong translate="no">{solicitud.usuarioNombre}</strong>;
  const wanted = <strong translate="no">{solicitud.nombre}</strong>;
  return (
    <PreguntaDialog
      title={title}
      confirmLabel={verb}
      tone={tone}
      staleTitle="No se pudo responder"
      onAct={() => onAnswer(solicitud, respuesta)}
      onClose={onClose}
    >
      {respuesta === 'aceptar' ? (
        <p>
          {who} pasará a llamarse {wanted} en todo el portal y entrará con ese nombre. El de antes queda en Registros y cualquiera podrá usarlo.
        </p>
      ) : (
        <p>
          {who} no se llamará {wanted}. Podrá pedir otro nombre.
        </p>
      )}
    </PreguntaDialog>
  );
}
