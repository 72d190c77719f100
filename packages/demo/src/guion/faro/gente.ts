import type { Cuenta, Rasgos } from '../Guion';
import { nombramiento, traslado } from '../rasgos';

export const CUENTAS: readonly Cuenta[] = [
  { usuario: 'Farera', categoria: 12, posicion: 1, firma: 'FAR', owner: true },
  { usuario: 'Comandante', categoria: 10, posicion: 1, firma: 'COM' },
  { usuario: 'Capitana', categoria: 8, posicion: 1, firma: 'CAP', clockedIn: true },
  { usuario: 'Contramaestre', categoria: 5, posicion: 1, firma: 'CON', clockedIn: true },
  { usuario: 'Patrona', categoria: 3, posicion: 3, firma: null },
  { usuario: 'Vigía', categoria: 2, posicion: 1, firma: null },
  { usuario: 'Grumete', categoria: 1, posicion: 1, firma: null },
  { usuario: 'Náufrago', categoria: 2, posicion: 1, firma: null, dismissed: true },
];

/** The management never clocks in, and Grumete has no history. */
export const CUENTA: Readonly<Record<string, Rasgos>> = {
  Farera: { entrada: { como: 'fundacion' }, llega: 39, constancia: 0 },
  Comandante: { ...nombramiento(10, 38.9), constancia: 0 },
  Capitana: { ...nombramiento(8, 38.5), hora: 460 },
  Contramaestre: { ...nombramiento(5, 36.5), constancia: 0.95, hora: 500 },
  Patrona: { ...traslado(3, 'Agencia Garita', 29), constancia: 0.95, hora: 700 },
  Vigía: { llega: 24, constancia: 0.9, hora: 760, tope: [2, 3] },
  Grumete: { llega: 9.2, constancia: 0 },
  Náufrago: { llega: 34, constancia: 0.97, hora: 330, tope: [2, 1] },
};

export const PAPELES: Readonly<Record<string, Rasgos>> = {
  'Brisa.Norte': { ...nombramiento(8, 37.9), tope: [8, 2] },
  'Timonel-7': { ...nombramiento(6, 37.6), tope: [6, 2] },
  Marejada: { ...nombramiento(6, 37.4), tope: [6, 3] },
  Gaviota_Real: { ...nombramiento(5, 37.1), tope: [5, 3] },
  'Lobo.De.Mar': { ...traslado(5, 'Agencia Garita', 33.4), tope: [5, 2] },
  'Coral-22': traslado(3, 'Centinelas de la Bahía', 30.2, 'PUERTO'),
  Salitre: traslado(3, 'Agencia Garita', 20.1, 'MareaAlta'),
  'Perla.Gris': traslado(2, 'Vigilancia Norte', 12.3),
  Bauprés: { llega: 28, tope: [3, 3], hora: 710, libre: true },
  Boya_Roja: { llega: 20, tope: [2, 2], hora: 480, libre: true },
  // These people are dismissed before the end, so they arrive early.
  'Tormenta.X': { llega: 31 },
  Rompeolas: { llega: 27 },
  Polizón_3: { llega: 23 },
};

/** The people whose times are open at the end. */
export const ABIERTOS = ['Pleamar', 'Bajamar', 'Ancla-9', 'Sextante'];

// biome-ignore format: a list of names reads better packed
export const NOMBRES = [
  'Brisa.Norte', 'Timonel-7', 'Marejada', 'Gaviota_Real', 'Lobo.De.Mar', 'Coral-22', 'Salitre', 'Perla.Gris', 'Bauprés', 'Boya_Roja',
  'Pleamar', 'Bajamar', 'Ancla-9', 'Sextante', 'Tormenta.X', 'Rompeolas', 'Polizón_3', 'Caracola', 'Albatros-5', 'Nácar',
] as const;
