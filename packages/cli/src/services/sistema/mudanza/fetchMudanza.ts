import { parseToken } from '@garita/domain/sesion/token';
import { parseAccessToken } from '@garita/domain/tokens/accessToken';
import { Carpeta, type Portada } from './Carpeta';
import { type Avance, Copia } from './Copia';
import { copyListas } from './copyListas';
import { copyRegistros } from './copyRegistros';
import { fichasDePersonas } from './fichasDePersonas';
import { fichasDeSemanas } from './fichasDeSemanas';
import { findPersonas } from './findPersonas';
import { findViejo } from './findViejo';
import type { Acceso } from './Pregunta';

export interface Mudanza extends Acceso {
  /** The portal's address. */
  readonly desde: string;
  readonly carpeta: string;
}

export interface Copiado {
  readonly portada: Portada;
  /** The answers copied by this run. */
  readonly hechas: number;
  /** All answers in the folder. */
  readonly respuestas: number;
}

const ownerOf = (llave: string): number =>
  (parseAccessToken(llave) ?? parseToken(llave))?.userId ?? 0;

async function copyEverything(
  copia: Copia,
  carpeta: Carpeta,
  { llave, isGarita }: { readonly llave: string; readonly isGarita: boolean },
): Promise<void> {
  await copyListas(copia, isGarita);
  const personas = await findPersonas(copia, carpeta);
  await copia.copyAll('Personas', fichasDePersonas(personas, isGarita ? ownerOf(llave) : null));
  const nombres = personas.map(({ usuario }) => usuario);
  await copyRegistros(copia, carpeta, nombres, isGarita);
  await copia.copyAll('Semanas', await fichasDeSemanas(carpeta, new Date()));
}

/**
 * Copies an old portal's answers into a folder. A stopped or killed run is continued by the next one.
 */
export async function fetchMudanza(mudanza: Mudanza, avance: Avance): Promise<Copiado> {
  const { desde, llave, signal } = mudanza;
  const carpeta = new Carpeta(mudanza.carpeta);
  const begun = await carpeta.begin(desde, new Date());
  const { viejo, isGarita } = await findViejo(desde, mudanza);
  await carpeta.writePortada(begun);
  const copia = new Copia(viejo, carpeta, avance);
  let terminada: string | null = null;
  try {
    await copyEverything(copia, carpeta, { llave, isGarita });
    terminada = new Date().toISOString();
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await carpeta.writePortada({ ...begun, terminada, faltan: copia.faltan });
  }
  const portada = { ...begun, terminada, faltan: copia.faltan };
  return { portada, hechas: copia.hechas, respuestas: carpeta.list().length };
}
