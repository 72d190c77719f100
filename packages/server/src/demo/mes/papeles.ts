import { must } from '@garita/domain/must';
import { CUENTAS } from '../personas';
import { createRandom } from '../random';

/** How somebody came to their first rank: on the lowest mission like everybody, as the owner, appointed by her, or paid for from another agency. */
export type Entrada =
  | { readonly como: 'registro' | 'fundacion' }
  | { readonly como: 'nombramiento'; readonly categoria: number }
  | { readonly como: 'traslado'; readonly categoria: number; readonly agencia: string; readonly codigo?: string };

/** Who somebody is before the story begins. */
export interface Papel {
  /** The name that they have in the end. */
  readonly usuario: string;
  /** How many days ago they registered. */
  readonly llega: number;
  readonly entrada: Entrada;
  /** On how many of the days they are there, 0 to 1. */
  readonly constancia: number;
  /** How many minutes before the present time of day they come, as a rule. */
  readonly hora: number;
  /** The last mission that they are promoted to, as category and place; none for most. */
  readonly tope: readonly [categoria: number, posicion: number] | null;
  /** Out at the present moment, and nothing of theirs open: somebody whom tests and visitors find free. */
  readonly libre: boolean;
}

type Cambios = Partial<Omit<Papel, 'usuario'>>;

const REGISTRO: Entrada = { como: 'registro' };
const nombramiento = (categoria: number, llega: number): Cambios => ({ entrada: { como: 'nombramiento', categoria }, llega, constancia: 0.85 });
const traslado = (categoria: number, agencia: string, llega: number, codigo?: string): Cambios => ({
  entrada: { como: 'traslado', categoria, agencia, ...(codigo && { codigo }) },
  llega,
  constancia: 0.8,
});

/** The accounts. Those of the management sign in without clocking in, and Recluta has done nothing yet. */
const CUENTA: Readonly<Record<string, Cambios>> = {
  Fundadora: { entrada: { como: 'fundacion' }, llega: 39, constancia: 0 },
  Gerente: { ...nombramiento(10, 38.9), constancia: 0 },
  Supervisora: { ...nombramiento(8, 38.5), hora: 460 },
  Oficial: { llega: 33, constancia: 0.95, hora: 500 },
  Agente: { llega: 24, constancia: 0.9, hora: 760, tope: [3, 3] },
  Recluta: { llega: 9.2, constancia: 0 },
  Expulsado: { llega: 34, constancia: 0.97, hora: 330, tope: [2, 1] },
  // Waits for a promotion that asks for a first signature.
  Cabo: { llega: 29, constancia: 0.95, hora: 700 },
};

/** Whoever has a part of their own. */
const PAPELES: Readonly<Record<string, Cambios>> = {
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
  // Whoever has to go has been there for some time.
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
/** Whose sessions are open at the end, or forgotten: they have their own last clock-in, and a low rank. */
// biome-ignore format: a list of names reads better packed
const ABIERTOS = ['I1l_O0scar', 'elPatio83', 'luz_verde', 'm0nt4ñes', 'Zarzamora', 'Ñoño_77', 'lLucía', 'Farolera', 'Halcón-3'];

// biome-ignore format: a list of names reads better packed
const NOMBRES = [
  'Ronda-Nocturna', 'I1l_O0scar', 'Sra.Quintana', 'elPatio83', 'DonFabián', 'luz_verde', 'm0nt4ñes', 'Capi.Ñandú', 'Marta-VZ', 'Álvaro.Ruiz',
  'Zarzamora', 'Ñoño_77', 'Beltrán-X', 'CaféConLeche', 'lLucía', 'Óscar.M', 'Peñalara', 'Trueno_Azul', 'Úrsula99', 'Vigía.Sur',
  'Farolera', 'GuardiaBermeja', 'Halcón-3', 'Íñigo_de_Oca', 'Jacaranda', 'Kilómetro0', 'Lobo.Gris', 'Mariposa_N', 'Nube-Baja', 'Ocaso21',
  'PatrullaNorte', 'Quijano.A', 'Rayo-Verde', 'Señor_Búho', 'Tormenta5', 'Unamuno.M', 'Ventisca', 'Walkiria-8', 'Xochitl_R', 'Yerbabuena',
  'Zafiro.Lit', 'Aurora_Sol', 'Brújula', 'Cometa-H', 'Dálmata10', 'Estela.Roja', 'Faro_Viejo', 'Galgo-22', 'Hiedra', 'Ibérica.X',
  'Jinete_Z', 'Kaleido', 'Linterna-9', 'Mirlo.Negro', 'Naranja_C', 'Olivo-77', 'Pizarra', 'Roble.Alto', 'Sirena_Azul', 'Tejón-4',
] as const;

/** How many people a lively agency has: whoever else is asked for comes now and then. */
const LIVELY = 68;

/** Everybody of the story: the fixed accounts, then as many more as asked for. The same number gives the same people. */
export function listPapeles(count: number): Papel[] {
  const random = createRandom(7);
  const others = Array.from({ length: Math.max(0, count - CUENTAS.length) }, (_, i) => NOMBRES[i] ?? `Guardia-${String(i + 1).padStart(5, '0')}`);
  const toPapel = (usuario: string, place: number): Papel => ({
    usuario,
    llega: 0.4 + 36 * random.next() ** 1.6,
    entrada: REGISTRO,
    constancia: place < LIVELY ? random.between(45, 95) / 100 : 0.04,
    hora: random.between(110, 420),
    tope: null,
    libre: false,
    ...(ABIERTOS.includes(usuario) && { llega: 2 + ABIERTOS.indexOf(usuario) * 1.7, tope: [4, 2], hora: 600, libre: true }),
    ...PAPELES[usuario],
  });
  const cuentas = CUENTAS.map(
    ({ usuario, categoria, posicion }, place): Papel => ({
      ...toPapel(usuario, place),
      tope: [categoria, posicion],
      libre: true,
      ...must(CUENTA[usuario], `What ${usuario} does`),
    }),
  );
  return [...cuentas, ...others.map((usuario, i) => toPapel(usuario, CUENTAS.length + i))];
}
