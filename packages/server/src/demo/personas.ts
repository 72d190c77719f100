import { foldText } from '@garita/domain/formato/foldText';
import { POLICIA } from '../modules/rangos/escalafon/policia';
import { createRandom, type SeededRandom } from './random';

/** The one password of everybody in the demo. */
export const DEMO_PASSWORD = 'garita-demo';

/** One person of the demo before they are in the database. */
export interface DemoPersona {
  readonly usuario: string;
  readonly categoria: number;
  /** 1-based position of their mission within the category. */
  readonly posicion: number;
  readonly firma: string | null;
  readonly owner?: true;
  readonly dismissed?: true;
  readonly clockedIn?: true;
  /** Hours since the last change of rank. */
  readonly rangoHace: number;
}

/** Category from which the demo's agency asks for a signature. */
export const FIRMA_DESDE = 5;

/** The accounts that people and tests rely on; the README lists them. */
export const CUENTAS: readonly DemoPersona[] = [
  { usuario: 'Fundadora', categoria: 12, posicion: 1, firma: 'FUN', owner: true, rangoHace: 9000 },
  { usuario: 'Gerente', categoria: 10, posicion: 1, firma: 'GER', rangoHace: 4000 },
  { usuario: 'Supervisora', categoria: 8, posicion: 1, firma: 'SUP', clockedIn: true, rangoHace: 700 },
  { usuario: 'Oficial', categoria: 5, posicion: 1, firma: 'OFI', clockedIn: true, rangoHace: 30 },
  { usuario: 'Agente', categoria: 3, posicion: 1, firma: null, rangoHace: 5 },
  { usuario: 'Recluta', categoria: 1, posicion: 1, firma: null, rangoHace: 2000 },
  { usuario: 'Expulsado', categoria: 2, posicion: 1, firma: null, dismissed: true, rangoHace: 1500 },
  // Waits for a promotion that asks for a first signature.
  { usuario: 'Cabo', categoria: 4, posicion: 3, firma: null, rangoHace: 200 },
];

// biome-ignore format: a list of names reads better packed
const NOMBRES = [
  'Ronda-Nocturna', 'I1l_O0scar', 'Sra.Quintana', 'elPatio83', 'DonFabián', 'luz_verde', 'm0nt4ñes', 'Capi.Ñandú', 'Marta-VZ', 'Álvaro.Ruiz',
  'Zarzamora', 'Ñoño_77', 'Beltrán-X', 'CaféConLeche', 'lLucía', 'Óscar.M', 'Peñalara', 'Trueno_Azul', 'Úrsula99', 'Vigía.Sur',
  'Farolera', 'GuardiaBermeja', 'Halcón-3', 'Íñigo_de_Oca', 'Jacaranda', 'Kilómetro0', 'Lobo.Gris', 'Mariposa_N', 'Nube-Baja', 'Ocaso21',
  'PatrullaNorte', 'Quijano.A', 'Rayo-Verde', 'Señor_Búho', 'Tormenta5', 'Unamuno.M', 'Ventisca', 'Walkiria-8', 'Xochitl_R', 'Yerbabuena',
  'Zafiro.Lit', 'Aurora_Sol', 'Brújula', 'Cometa-H', 'Dálmata10', 'Estela.Roja', 'Faro_Viejo', 'Galgo-22', 'Hiedra', 'Ibérica.X',
  'Jinete_Z', 'Kaleido', 'Linterna-9', 'Mirlo.Negro', 'Naranja_C', 'Olivo-77', 'Pizarra', 'Roble.Alto', 'Sirena_Azul', 'Tejón-4',
] as const;

/** Most people are low on the ladder, as everywhere. */
function pickCategoria(random: SeededRandom): number {
  const draw = random.next();
  return Math.min(10, 1 + Math.floor(10 * draw ** 1.9));
}

/** A signature that nobody has yet: the first letters of the name, or else a number of three characters; null when those run out. */
function pickFirma(usuario: string, index: number, taken: Set<string>): string | null {
  const letters = foldText(usuario)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 3)
    .toUpperCase();
  const number = `${Math.floor(index / 1296)}${(index % 1296).toString(36).padStart(2, '0').toUpperCase()}`;
  const firma = [letters, number].find((f) => f.length === 3 && !taken.has(f)) ?? null;
  if (firma) taken.add(firma);
  return firma;
}

function createPersona(usuario: string, index: number, random: SeededRandom, taken: Set<string>): DemoPersona {
  const categoria = pickCategoria(random);
  const posicion = random.between(1, POLICIA[categoria - 1]?.misiones.length ?? 1);
  const firma = categoria >= FIRMA_DESDE ? pickFirma(usuario, index, taken) : null;
  const rangoHace = random.between(1, 24 * 40);
  const isClockedIn = random.chance(0.2);
  const isDismissed = index < NOMBRES.length ? index % 20 === 19 : random.chance(0.02);
  return { usuario, categoria, posicion, firma, rangoHace, ...(isDismissed ? { dismissed: true } : isClockedIn ? { clockedIn: true } : {}) };
}

/** Everybody in the demo: the fixed accounts, then as many more as asked for. The same number gives the same people. */
export function listPersonas(count: number): DemoPersona[] {
  const random = createRandom(7);
  const names = Array.from({ length: Math.max(0, count - CUENTAS.length) }, (_, i) => NOMBRES[i] ?? `Guardia-${String(i + 1).padStart(5, '0')}`);
  const taken = new Set(CUENTAS.flatMap(({ firma }) => firma ?? []));
  return [...CUENTAS, ...names.map((usuario, i) => createPersona(usuario, i, random, taken))];
}
