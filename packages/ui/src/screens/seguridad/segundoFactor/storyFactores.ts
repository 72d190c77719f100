import type { MisFactores } from './MisFactores';

const SECRETO = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const PREPARADA = {
  secreto: SECRETO,
  enlace: `otpauth://totp/Polic%C3%ADa%20Habbo:Oficial?secret=${SECRETO}&issuer=Polic%C3%ADa%20Habbo`,
};
export const CODIGOS = [
  'k7pm-x3rt-9wqd-4hza',
  'b2cd-e3fg-h4ij-k5mn',
  ...Array.from({ length: 8 }, (_, i) => `p6qr-s7tu-v8wx-y${i + 2}za`),
];
const NADA: MisFactores = { aplicacion: null, llaves: [], dominio: 'portal.example', quedan: 0 };
export const ready = (data: Partial<MisFactores>) => ({
  kind: 'ready' as const,
  data: { ...NADA, ...data },
});
export const PUESTA = ready({ aplicacion: '2026-11-02T18:30:00.000Z', quedan: 9 });

export const LLAVES: MisFactores['llaves'] = [
  {
    id: 3,
    nombre: 'Mi teléfono',
    dominio: 'portal.example',
    creada: '2026-11-02T18:30:00.000Z',
    uso: '2026-11-20T21:05:00.000Z',
  },
  {
    id: 8,
    nombre: 'Llave USB',
    dominio: 'portal.example',
    creada: '2026-11-10T09:00:00.000Z',
    uso: null,
  },
];

export const CON_LLAVES = ready({ llaves: LLAVES, quedan: 9 });
