import type { components } from '@garita/api-client/schema';
import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import type { Normativa } from '@garita/domain/normativa/normativa';

type Schemas = components['schemas'];

/** Casts to the wire type, which is mutable. */
export const toWire = (normativa: Normativa) => normativa as Schemas['Normativa'];

export const NORMATIVA_PROPIA: Normativa = {
  ...NORMATIVA_INICIAL,
  infracciones: [
    ...NORMATIVA_INICIAL.infracciones.slice(0, 8),
    { codigo: 'ML-9', tipo: 'ML', texto: 'Llegar tarde' },
    ...NORMATIVA_INICIAL.infracciones.slice(8),
  ],
  articulos: [
    {
      titulo: 'Horario y turnos',
      texto:
        'La base abre **todos los días**, de 8 a 22.\n\n- Quien abre, *pasa lista*.\n- Quien cierra, apaga las luces.\n\nLo demás está en [la guía](https://ejemplo.es/guia).',
    },
  ],
};

export const publicada = (
  contenido: Normativa,
  version: number,
): Schemas['NormativaPublicada'] => ({
  version,
  publicada: '2026-11-20T18:30:00.000Z',
  propia: version > 1,
  contenido: toWire(contenido),
});

export const VERSIONES: readonly Schemas['VersionNormativa'][] = [
  {
    version: 3,
    publicada: '2026-11-20T18:30:00.000Z',
    autor: 'Fundadora',
    cambios: ['Nueva infracción ML-9 (Leve): Llegar tarde'],
  },
  {
    version: 2,
    publicada: '2026-10-02T18:30:00.000Z',
    autor: 'Gerente',
    cambios: ['Nuevo artículo: Horario y turnos'],
  },
  { version: 1, publicada: '2026-09-01T18:30:00.000Z', autor: null, cambios: [] },
];
