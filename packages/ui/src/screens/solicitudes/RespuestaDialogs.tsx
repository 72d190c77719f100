import { ConfirmDialog } from '../../components/ConfirmDialog';
import { type ActState, failureText, useAct } from '../useAct';
import { FirmaDialog } from './FirmaDialog';
import type { SolicitudesScreenProps } from './SolicitudesScreenProps';
import type { Respuesta } from './useRespuesta';

interface RespuestaDialogsProps
  extends Pick<SolicitudesScreenProps, 'onAccept' | 'onDecline' | 'onSign' | 'onReload'> {
  respuesta: Respuesta;
}

const isStale = (state: ActState): boolean => state.kind === 'failed' && state.failure.isStale;

export function RespuestaDialogs(props: RespuestaDialogsProps) {
  const { respuesta, onAccept, onDecline, onReload } = props;
  const { paso, solicitud, close, signed } = respuesta;
  const aceptar = useAct(onAccept, close);
  const declinar = useAct(onDecline, close);
  if (!solicitud) return null;
  const reload = () => {
    onReload();
    close();
  };
  /**
   * Props of a confirmation. When the request is out of date there is nothing left to confirm: the
   * button refetches the list.
   */
  const question = (act: typeof aceptar, { title, verb }: { title: string; verb: string }) => ({
    isPending: act.state.kind === 'pending',
    error: failureText(act.state),
    ...(isStale(act.state)
      ? {
          title: 'No se pudo responder',
          confirmLabel: 'Actualizar la lista',
          onConfirm: reload,
          onCancel: reload,
        }
      : { title, confirmLabel: verb, onConfirm: () => act.run(solicitud), onCancel: close }),
  });
  return (
    <>
      <FirmaDialog {...props} isOpen={paso === 'firmar'} onClose={close} onSigned={signed} />
      <ConfirmDialog
        isOpen={paso === 'aceptar'}
        {...question(aceptar, { title: '¿Aceptar el ascenso?', verb: 'Aceptar' })}
      >
        {!isStale(aceptar.state) && (
          <p>
            Tu misión pasará a ser <strong>{solicitud.nueva}</strong> (categoría{' '}
            {solicitud.categoria}), y a <span translate="no">{solicitud.encargadoNombre}</span> se
            le contará un ascenso.
          </p>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={paso === 'declinar'}
        {...question(declinar, { title: '¿Declinar el ascenso?', verb: 'Declinar' })}
      >
        {!isStale(declinar.state) && (
          <p>
            Te quedarás en la misión que tienes.{' '}
            <span translate="no">{solicitud.encargadoNombre}</span> u otra persona podrán volver a
            proponértelo.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
