import type { Rasgos } from '../Guion';
import { nombramiento, traslado } from '../rasgos';
/** The management never clocks in, and Recluta has no history. */
export const CUENTA: Readonly<Record<string, Rasgos>> = {
  Fundadora: { entrada: { como: 'fundacion' }, llega: 39, constancia: 0 },
  Gerente: { ...nombramiento(10, 38.9), constancia: 0 },
  Supervisora: { ...nombramiento(8, 38.5), hora: 460 },
  Oficial: { llega: 33, constancia: 0.95, hora: 500 },
  Agente: { llega: 24, constancia: 0.9, hora: 760, tope: [3, 3] },
  Recluta: { llega: 9.2, constancia: 0 },
  Expulsado: { llega: 34, constancia: 0.97, hora: 330, tope: [2, 1] },
  // Cabo has a pending promotion, which requires a first signature.
  Cabo: { llega: 29, constancia: 0.95, hora: 700 },
};

export const PAPELES: Readonly<Record<string, Rasgos>> = {
  'Walkiria-8': nombramiento(11, 38.7),
  DonFabián: nombramiento(10, 38.2),
  'Sra.Quintana': { ...nombramiento(9, 38.1), tope: [9, 2] },
  'Álvaro.Ruiz': { ...nombramiento(9, 37.8), tope: [9, 1] },
  'Capi.Ñandú': { ...nombramiento(8, 37.6), tope: [8, 2] },
  'Vigía.Sur': { ...nombramiento(7, 37.4), tope: [8, 1] },
  'Roble.Alto': { ...nombramiento(6, 37.3), tope: [7, 1] },
  Trueno_Azul: nombramiento(5, 37.1),
  GuardiaBermeja: { ...traslado(7, 'Centinelas de la Bahía', 36.8), tope: [7, 2] },
  'Lobo.Gris': traslado(6, 'Seguridad Aurora', 36.2),
  PatrullaNorte: traslado(6, 'Guardia del Puerto', 35.5, 'ASPIRANTE'),
  'Galgo-22': { ...traslado(5, 'Agencia Faro', 34.4), hora: 720, tope: [6, 1], libre: true },
  'Beltrán-X': traslado(4, 'Vigilancia Norte', 33.1, 'ASPIRANTE'),
  'Marta-VZ': traslado(5, 'Guardia del Puerto', 30.6),
  Peñalara: traslado(2, 'Agencia Faro', 24.3),
  'Óscar.M': traslado(3, 'Agencia Faro', 21.7, 'AmigosDelFaro'),
  'Estela.Roja': traslado(5, 'Agencia Faro', 17.2, 'AmigosDelFaro'),
  Jinete_Z: traslado(4, 'Centinelas de la Bahía', 13.4),
  'Quijano.A': traslado(3, 'Vigilancia Norte', 9.3, 'verano'),
  Kaleido: traslado(2, 'Agencia Faro', 6.4),
  Úrsula99: { ...traslado(7, 'Centinelas de la Bahía', 4.1, 'ANIVERSARIO-5'), hora: 300 },
  Hiedra: { llega: 26, tope: [4, 2], hora: 690, libre: true },
  Pizarra: { llega: 28, tope: [4, 3], hora: 710, libre: true },
  CaféConLeche: { llega: 30, tope: [4, 3], hora: 730, libre: true },
  // These people are dismissed before the end, so they arrive early.
  Naranja_C: { llega: 34 },
  'Tejón-4': { llega: 33 },
  'Olivo-77': { llega: 31 },
  'Linterna-9': { llega: 29 },
  Sirena_Azul: { llega: 27 },
  Dálmata10: { llega: 25 },
  'Unamuno.M': { llega: 23 },
  Xochitl_R: { llega: 19 },
  Señor_Búho: { llega: 16 },
  Kilómetro0: { llega: 12 },
  'Mirlo.Negro': { llega: 20, tope: [3, 2], hora: 480, libre: true },
  'Ronda-Nocturna': { llega: 20.4, tope: [4, 1], hora: 640, libre: true },
};
/** The people whose times or clock-ins are open at the end. */
// biome-ignore format: a list of names reads better packed
export const ABIERTOS = ['I1l_O0scar', 'elPatio83', 'luz_verde', 'm0nt4ñes', 'Zarzamora', 'Ñoño_77', 'lLucía', 'Farolera', 'Halcón-3'];

// biome-ignore format: a list of names reads better packed
export const NOMBRES = [
  'Ronda-Nocturna', 'I1l_O0scar', 'Sra.Quintana', 'elPatio83', 'DonFabián', 'luz_verde', 'm0nt4ñes', 'Capi.Ñandú', 'Marta-VZ', 'Álvaro.Ruiz',
  'Zarzamora', 'Ñoño_77', 'Beltrán-X', 'CaféConLeche', 'lLucía', 'Óscar.M', 'Peñalara', 'Trueno_Azul', 'Úrsula99', 'Vigía.Sur',
  'Farolera', 'GuardiaBermeja', 'Halcón-3', 'Íñigo_de_Oca', 'Jacaranda', 'Kilómetro0', 'Lobo.Gris', 'Mariposa_N', 'Nube-Baja', 'Ocaso21',
  'PatrullaNorte', 'Quijano.A', 'Rayo-Verde', 'Señor_Búho', 'Tormenta5', 'Unamuno.M', 'Ventisca', 'Walkiria-8', 'Xochitl_R', 'Yerbabuena',
  'Zafiro.Lit', 'Aurora_Sol', 'Brújula', 'Cometa-H', 'Dálmata10', 'Estela.Roja', 'Faro_Viejo', 'Galgo-22', 'Hiedra', 'Ibérica.X',
  'Jinete_Z', 'Kaleido', 'Linterna-9', 'Mirlo.Negro', 'Naranja_C', 'Olivo-77', 'Pizarra', 'Roble.Alto', 'Sirena_Azul', 'Tejón-4',
] as const;
