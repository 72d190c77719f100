import type { Subject } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import type { ActoEnLote } from '../lote/LoteProps';
import type { Respuesta, SolicitudNombre } from './CambioNombreScreenProps';
import { mayAnswer } from './mayAnswer';

const countSolicitudes = (count: number): string => contar(count, 'solicitud', 'solicitudes');
const done = (count: number, word: string): string =>
  `${countSolicitudes(count)} ${word}${count === 1 ? '' : 's'}`;

/** The bulk answers (NCM-07, NCM-08). They need a confirmation: there is no undo. */
export const actosNombres = (
  viewer: Subject,
): readonly ActoEnLote<SolicitudNombre, Respuesta>[] => {
  const may = (solicitud: SolicitudNombre) => mayAnswer(viewer, solicitud);
  return [
    {
      id: 'aceptar',
      label: ({ length }) => `Aceptar ${length}`,
      may,
      porque: () => 'No te toca responderlas',
      pregunta: ({ length }) => ({
        title: `¿Aceptar ${countSolicitudes(length)}?`,
        texto: (
          <p>
            {length === 1
              ? 'Se llamará como pide en todo el portal y entrará'
              : 'Cada persona se llamará como pide en todo el portal y entrará'}{' '}
            con ese nombre. El de antes queda en Registros y cualquiera podrá usarlo.
          </p>
        ),
        verbo: `Aceptar ${length}`,
      }),
      hecho: (count) => done(count, 'aceptada'),
    },
    {
      id: 'declinar',
      label: ({ length }) => `Declinar ${length}`,
      may,
      porque: () => 'No te toca responderlas',
      tone: 'danger',
      pregunta: ({ length }) => ({
        title: `¿Declinar ${countSolicitudes(length)}?`,
        texto: (
          <p>
            {length === 1
              ? 'Sigue con su nombre de siempre. Lo sabrá, y podrá pedir otro.'
              : 'Siguen con su nombre de siempre. Lo sabrán, y podrán pedir otro.'}
          </p>
        ),
        verbo: `Declinar ${length}`,
      }),
      hecho: (count) => done(count, 'declinada'),
    },
  ];
};
