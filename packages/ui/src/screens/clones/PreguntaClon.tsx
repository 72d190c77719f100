import { PreguntaDialog } from '../PreguntaDialog';
import type { ClonesScreenProps } from './ClonesScreenProps';

export interface Pregunta {
  readonly acto: 'permitir' | 'quitar';
  readonly id: number;
  readonly usuario: string;
}

interface PreguntaClonProps extends Pick<ClonesScreenProps, 'onAllow'> {
  pregunta: Pregunta;
  onClose: () => void;
}

export function PreguntaClon({
  pregunta: { acto, id, usuario },
  onAllow,
  onClose,
}: PreguntaClonProps) {
  const who = <strong translate="no">{usuario}</strong>;
  if (acto === 'quitar') {
    return (
      <PreguntaDialog
        title="¿Quitar de la lista?"
        confirmLabel="Quitar"
        tone="danger"
        staleTitle="No se cambió la lista"
        onAct={() => onAllow(id, false)}
        onClose={onClose}
      >
        <p>
          {who} dejará de estar entre quienes pueden compartir dirección. Sus cuentas y las de su
          grupo siguen como están, y queda escrito en Registros.
        </p>
      </PreguntaDialog>
    );
  }
  return (
    <PreguntaDialog
      title="¿Permitir compartir dirección?"
      confirmLabel="Permitir"
      staleTitle="No se cambió la lista"
      onAct={() => onAllow(id, true)}
      onClose={onClose}
    >
      <p>
        {who} podrá compartir dirección con otras personas, y desde donde entra se podrán registrar
        cuentas nuevas. Queda escrito en Registros.
      </p>
    </PreguntaDialog>
  );
}
