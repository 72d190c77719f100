import { isEnEspera } from '@garita/domain/ausencias/ausencia';
import { contar } from '@garita/domain/formato/contar';
import type { ActoEnLote } from '../lote/LoteProps';
import type { ActoAusencias, Ausencia, AusenciasScreenProps } from './AusenciasScreenProps';
import { mayDecide, mayEnd } from './mayDecide';

const countAusencias = (count: number): string => contar(count, 'ausencia', 'ausencias');
const done = (count: number, word: string): string =>
  `${countAusencias(count)} ${word}${count === 1 ? '' : 's'}`;

interface Mirada extends Pick<AusenciasScreenProps, 'viewer'> {
  hoy: string;
  /** Ids of absences whose queued answer has not been sent yet. */
  decididas: ReadonlySet<number>;
}

/** Bulk acts: answer pending absences or end accepted ones early (AUS-07). There is no undo. */
export const actosAusencias = ({
  viewer,
  hoy,
  decididas,
}: Mirada): readonly ActoEnLote<Ausencia, ActoAusencias>[] => {
  const whyNoAnswer = (ausencia: Ausencia) =>
    isEnEspera(ausencia) && !decididas.has(ausencia.id)
      ? 'No te toca responderlas'
      : 'Ya respondidas';
  const mayAnswer = (ausencia: Ausencia) =>
    mayDecide(viewer, ausencia) && !decididas.has(ausencia.id);
  return [
    {
      id: 'aceptar',
      label: ({ length }) => `Aceptar ${length}`,
      may: mayAnswer,
      porque: whyNoAnswer,
      pregunta: ({ length }) => ({
        title: `¿Aceptar ${countAusencias(length)}?`,
        texto: (
          <p>
            {length === 1
              ? 'Quien la pidió quedará como ausente esos días y no podrá'
              : 'Quienes las pidieron quedarán como ausentes esos días y no podrán'}{' '}
            pedir otra hasta que termine.
          </p>
        ),
        verbo: `Aceptar ${length}`,
      }),
      hecho: (count) => done(count, 'aceptada'),
    },
    {
      id: 'rechazar',
      label: ({ length }) => `Declinar ${length}`,
      may: mayAnswer,
      porque: whyNoAnswer,
      tone: 'danger',
      pregunta: ({ length }) => ({
        title: `¿Declinar ${countAusencias(length)}?`,
        texto: (
          <p>
            {length === 1
              ? 'Quedará como «Cancelada». La respuesta no se puede'
              : 'Quedarán como «Cancelada». Las respuestas no se pueden'}{' '}
            cambiar.
          </p>
        ),
        verbo: `Declinar ${length}`,
      }),
      hecho: (count) => done(count, 'declinada'),
    },
    {
      id: 'terminar',
      label: ({ length }) => `Terminar ${length}`,
      may: (ausencia) => mayEnd(viewer, ausencia, hoy),
      porque: (ausencia) => (isEnEspera(ausencia) ? 'Sin responder todavía' : 'Ya terminadas'),
      pregunta: ({ length }) => ({
        title: `¿Terminar ${countAusencias(length)} antes?`,
        texto: (
          <p>
            {length === 1
              ? 'Esa persona deja de estar ausente'
              : 'Esas personas dejan de estar ausentes'}{' '}
            desde hoy. Lo que no haya empezado quedará como «Cancelada»; lo demás, hasta ayer.
          </p>
        ),
        verbo: `Terminar ${length}`,
      }),
      hecho: (count) => done(count, 'terminada'),
    },
  ];
};
