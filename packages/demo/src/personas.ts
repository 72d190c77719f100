import type { Cuenta } from './guion/Guion';

export const DEMO_PASSWORD = 'garita-demo';

export const FIRMA_DESDE = 5;

/** The accounts that the README and the tests name. */
export const CUENTAS: readonly Cuenta[] = [
  { usuario: 'Fundadora', categoria: 12, posicion: 1, firma: 'FUN', owner: true },
  { usuario: 'Gerente', categoria: 10, posicion: 1, firma: 'GER' },
  { usuario: 'Supervisora', categoria: 8, posicion: 1, firma: 'SUP', clockedIn: true },
  { usuario: 'Oficial', categoria: 5, posicion: 1, firma: 'OFI', clockedIn: true },
  { usuario: 'Agente', categoria: 3, posicion: 1, firma: null },
  { usuario: 'Recluta', categoria: 1, posicion: 1, firma: null },
  { usuario: 'Expulsado', categoria: 2, posicion: 1, firma: null, dismissed: true },
  // Cabo has a pending promotion, which requires a first signature.
  { usuario: 'Cabo', categoria: 4, posicion: 3, firma: null },
];
