import type { Cuenta } from './guion/Guion';

/** The one password of everybody in the demo. */
export const DEMO_PASSWORD = 'garita-demo';

/** Category from which the demo's agency asks for a signature. */
export const FIRMA_DESDE = 5;

/** The accounts that people and tests rely on; the README lists them. */
export const CUENTAS: readonly Cuenta[] = [
  { usuario: 'Fundadora', categoria: 12, posicion: 1, firma: 'FUN', owner: true },
  { usuario: 'Gerente', categoria: 10, posicion: 1, firma: 'GER' },
  { usuario: 'Supervisora', categoria: 8, posicion: 1, firma: 'SUP', clockedIn: true },
  { usuario: 'Oficial', categoria: 5, posicion: 1, firma: 'OFI', clockedIn: true },
  { usuario: 'Agente', categoria: 3, posicion: 1, firma: null },
  { usuario: 'Recluta', categoria: 1, posicion: 1, firma: null },
  { usuario: 'Expulsado', categoria: 2, posicion: 1, firma: null, dismissed: true },
  // Waits for a promotion that asks for a first signature.
  { usuario: 'Cabo', categoria: 4, posicion: 3, firma: null },
];
