import { ConfirmDialog } from '../../components/ConfirmDialog';
import { type ActState, failureText, useAct } from '../useAct';
import { FirmaDialog } from './FirmaDialog';
import type { SolicitudesScreenProps } from './SolicitudesScreen';
import type { Respuesta } from './useRespuesta';

interface RespuestaDialogsProps extends Pick<SolicitudesScreenProps, 'onAceptar' | 'onDeclinar' | 'onFirmar' | 'onRecargar' | 'onAviso'> {
  respuesta: Respuesta;
}

const isStale = (state: ActState): boolean => state.kind === 'failed' && state.failure.isStale;

/** The questions before an answer: signature, confirmation of accepting, confirmation of declining. */
export function RespuestaDialogs({ respuesta, onAceptar, onDeclinar, onFirmar, onRecargar, onAviso }: RespuestaDialogsProps) {
  const { paso, solicitud, close, signed } = respuesta;
  const aceptar = useAct(onAceptar, close);
  const declinar = useAct(onDeclinar, close);
  if (!solicitud) return null;
  /** Leaves a confirmation; after a refusal because of the state of things, what the list shows is no longer true. */
  const leave = (state: ActState) => () => {
    if (isStale(state)) onRecargar();
    close();
  };
  const question = (act: typeof aceptar) => ({
    onConfirm: () => act.run(solicitud),
    onCancel: leave(act.state),
    isPending: act.state.kind === 'pending',
    error: failureText(act.state),
    cancelLabel: isStale(act.state) ? 'Actualizar la lista' : 'Cancelar',
  });
  return (
    <>
      <FirmaDialog isOpen={paso === 'firmar'} onClose={close} onSigned={signed} onFirmar={onFirmar} onAviso={onAviso} />
      <ConfirmDialog isOpen={paso === 'aceptar'} title="¿Aceptar el ascenso?" confirmLabel="Aceptar" {...question(aceptar)}>
        <p>
          Tu misión pasará a ser <strong>{solicitud.nueva}</strong> (categoría {solicitud.categoria}) y se contará un ascenso a{' '}
          <span translate="no">{solicitud.encargadoNombre}</span>.
        </p>
      </ConfirmDialog>
      <ConfirmDialog isOpen={paso === 'declinar'} title="¿Declinar el ascenso?" confirmLabel="Declinar" {...question(declinar)}>
        <p>
          Te quedarás en la misión que tienes. <span translate="no">{solicitud.encargadoNombre}</span> u otra persona podrán volver a proponértelo.
        </p>
      </ConfirmDialog>
    </>
  );
}
