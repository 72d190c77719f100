import { needsFirma } from '@garita/domain/solicitudes/necesitaFirma';
import { useState } from 'react';
import type { Solicitud } from './SolicitudesScreenProps';

/** The steps of an answer. Only accepting may begin with the signature (SOL-08, SOL-09). */
export type Paso = 'firmar' | 'aceptar' | 'declinar';

interface UseRespuestaOptions {
  firma: string | null;
  firmaDesde: number;
}

/** The request that the viewer is answering, and the step they are at. */
export function useRespuesta({ firma, firmaDesde }: UseRespuestaOptions) {
  const [paso, setPaso] = useState<Paso | null>(null);
  // The request is kept after closing, because the dialog still shows its text while it closes.
  const [solicitud, setSolicitud] = useState<Solicitud | null>(null);
  // The new signature. The session may load it later, and until then the screen must not ask for it
  // again.
  const [justSigned, setJustSigned] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const start = (about: Solicitud, first: Paso) => {
    setAttempt((count) => count + 1);
    setSolicitud(about);
    setPaso(first);
  };
  return {
    paso,
    solicitud,
    /** Counts the answers, as a key of the dialogs: each answer starts without earlier errors. */
    attempt,
    accept: (about: Solicitud) =>
      start(
        about,
        needsFirma(firma ?? justSigned, about.categoria, firmaDesde) ? 'firmar' : 'aceptar',
      ),
    decline: (about: Solicitud) => start(about, 'declinar'),
    signed: (value: string) => {
      setJustSigned(value);
      setPaso('aceptar');
    },
    close: () => setPaso(null),
  };
}

export type Respuesta = ReturnType<typeof useRespuesta>;
