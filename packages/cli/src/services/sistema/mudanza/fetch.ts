import { toLista } from '@garita/domain/mudanza/filas';
import { NotFoundError } from '../../../errors';
import { Carpeta, type Portada } from './Carpeta';
import { type Avance, Copia } from './copiar';
import { LISTAS } from './lecturas';
import { fichasDePersonas, listPersonas } from './personas';
import { Viejo } from './preguntar';
import { copyRegistros } from './registros';
import { fichasDeSemanas } from './semanas';

export interface Mudanza {
  /** The portal's address. */
  readonly desde: string;
  readonly llave: string;
  readonly carpeta: string;
  /** Requests per second. */
  readonly ritmo: number;
}

export interface Copiado {
  readonly portada: Portada;
  /** The answers copied by this run. */
  readonly hechas: number;
  /** All answers in the folder. */
  readonly respuestas: number;
}

/** The length of a whole page of our portals. Old portals answer a list as a whole. */
const PAGE = 5000;

/**
 * Finds the API, below `/api` or at the address itself. @throws NotFoundError if neither answers its
 * settings
 */
async function findBase({ desde, llave, ritmo }: Mudanza): Promise<Viejo> {
  for (const base of [`${desde}/api`, desde]) {
    const viejo = new Viejo(base, llave, ritmo);
    if ('valor' in (await viejo.preguntar({ llamada: 'configuracion' }))) return viejo;
  }
  throw new NotFoundError(`En ${desde} no responde ningún portal: la dirección es la de su API.`);
}

/** Copies the pages of a long list after its first. */
async function copyPages(copia: Copia, avance: Avance, llamada: (typeof LISTAS)[number]) {
  const first = `listas/${llamada}.json`;
  let rows = toLista(await copia.copy({ pregunta: { llamada }, ruta: first }));
  while (rows.length === PAGE && !avance.isStopped()) {
    const { id } = rows.at(-1) as { id?: unknown };
    if (typeof id !== 'number') return;
    const pregunta = { llamada, consulta: { antes: String(id) } };
    rows = toLista(await copia.copy({ pregunta, ruta: `listas/${llamada}/antes~${id}.json` }));
  }
}

async function copyEverything(copia: Copia, carpeta: Carpeta, avance: Avance): Promise<void> {
  await copia.copyAll(
    'Listas',
    LISTAS.map((llamada) => ({ pregunta: { llamada }, ruta: `listas/${llamada}.json` })),
  );
  for (const llamada of LISTAS)
    if (carpeta.has(`listas/${llamada}.json`)) await copyPages(copia, avance, llamada);
  const personas = await listPersonas(copia, carpeta);
  await copia.copyAll('Personas', fichasDePersonas(personas));
  await copyRegistros(copia, avance, [...personas.values()]);
  if (!avance.isStopped())
    await copia.copyAll('Semanas', await fichasDeSemanas(carpeta, new Date()));
}

/**
 * Copies an old portal's answers into a folder. A stopped or killed run is continued by the next one.
 */
export async function fetchMudanza(mudanza: Mudanza, avance: Avance): Promise<Copiado> {
  const carpeta = new Carpeta(mudanza.carpeta);
  const begun = await carpeta.begin(mudanza.desde, new Date());
  const viejo = await findBase(mudanza);
  await carpeta.writePortada(begun);
  const copia = new Copia(viejo, carpeta, avance);
  try {
    await copyEverything(copia, carpeta, avance);
  } finally {
    await carpeta.writePortada({ ...begun, faltan: copia.faltan });
  }
  const terminada = avance.isStopped() ? null : new Date().toISOString();
  const portada = { ...begun, terminada, faltan: copia.faltan };
  await carpeta.writePortada(portada);
  return { portada, hechas: copia.hechas, respuestas: carpeta.list().length };
}
