import { needsFirma } from '@garita/domain/solicitudes/necesitaFirma';
import { useState } from 'react';
import type { Solicitud } from './SolicitudesScreenProps';

/**
 * The steps of an answer: accepting may start with the signature, declining never does (SOL-08,
 * SOL-09).
 */
export type Paso = 'firmar' | 'aceptar' | 'declinar';

interface UseRespuestaOptions {
  firma: string | null;
  firmaDesde: number;
}

/** The request that is being answered, and the current step. */
export function useRespuesta({ firma, firmaDesde }: UseRespuestaOptions) {
  const [paso, setPaso] = useState<Paso | null>(null);
  // Kept after closing: the closing dialog still shows its text.
  const [solicitud, setSolicitud] = useState<Solicitud | null>(null);
  // The session may learn of the new signature later than this screen, which must not ask twice.
  const [justSigned, setJustSigned] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const start = (about: Solicitud, first: Paso) => {
    setTurn((count) => count + 1);
    setSolicitud(about);
    setPaso(first);
  };
  return {
    paso,
    solicitud,
    /** A counter for the dialogs' keys: each answer starts without the previous errors. */
    turn,
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
