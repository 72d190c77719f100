import { PERSONAS } from '../storyData';
import { AHORA, tiempoDe } from '../tiempos/storyTiempos';
import type { PaseLista, Tiempo } from './PaseListaScreenProps';

const MINUTE = 60_000;

export const paseHace = (
  minutes: number,
  id: number,
  values: Partial<PaseLista> = {},
): PaseLista => ({
  id,
  encargadoNombre: 'Oficial',
  queda: 'Supervisora',
  pausadosNombre: '',
  sumadosNombre: 'Agente, Recluta',
  fuerabaseNombre: '',
  fecha: new Date(AHORA - minutes * MINUTE).toISOString(),
  ...values,
});

export const PASES: readonly PaseLista[] = [
  paseHace(95, 12),
  paseHace(310, 11, {
    encargadoNombre: 'Supervisora',
    queda: 'Sra.Quintana',
    pausadosNombre: 'elPatio83',
    sumadosNombre: 'Agente, I1l_O0scar, Recluta, Ronda-Nocturna',
    fuerabaseNombre: 'Cabo',
  }),
  paseHace(1_500, 10, { queda: 'Oficial', sumadosNombre: '', fuerabaseNombre: 'Cabo, Recluta' }),
];

/** Forty people with an open time, without the viewer of the stories. */
export const MUCHOS: readonly Tiempo[] = Array.from({ length: 40 }, (_, index) => {
  const facts = {
    mins: 7 + index * 3,
    ...(index % 3 !== 0 && { alto: 3, minsA: 5 }),
    ...(index % 7 === 6 && { enPausa: 4, pausado: 1 }),
  };
  return tiempoDe(100 + index, facts, {
    bajoNombre: `Persona-${String(index + 1).padStart(2, '0')}`,
  });
});

export const QUINIENTOS: readonly PaseLista[] = Array.from({ length: 500 }, (_, index) => {
  const names = PERSONAS.slice(index % 4, 3 + (index % 6)).map(({ usuario }) => usuario);
  return paseHace(40 + index * 180, 500 - index, {
    encargadoNombre: index % 3 === 0 ? 'Oficial' : 'Supervisora',
    sumadosNombre: names.join(', '),
    fuerabaseNombre: index % 5 === 0 ? 'Cabo' : '',
  });
});
