import { findHidden } from '../formato/hiddenCharacters';
import { nombrePropioRules } from '../reglas/nombrePropio.rules';
import type { Failure, Rule } from '../reglas/Rule';
import { findUnknown, namesOf } from './plantilla';
import { SUCESO_IDS, type SucesoId } from './sucesos';
import { WEBHOOKS } from './textos';

/** How many webhooks an agency may have that were not taken away. */
export const WEBHOOKS_MAX = 20;
/** The longest name, in characters as people count them. */
export const NOMBRE_WEBHOOK_MAX = 40;
/** The longest words of a happening. */
export const PALABRAS_MAX = 1000;
/** The longest address. */
export const DIRECCION_MAX = 500;

/** The agency's words for each happening; null = it is not told. */
export type Palabras = { readonly [S in SucesoId]: string | null };

/** What of a webhook is edited, a field each. */
export type WebhookValues = { readonly nombre: string; readonly activo: 0 | 1 } & Palabras;

/** The fields as people read them, where two have changed the same. */
export const CAMPOS_WEBHOOK = { nombre: 'Nombre', activo: 'Encendido' } as const;

/** An address of the web: who stands before its host, the host, and the path with what follows. */
const DIRECCION = /^https?:\/\/(?:([^/?#@\s]*)@)?([^/?#:@\s]+)(?::\d{1,5})?([/?#]\S*)?$/i;
const DISCORD = /(^|\.)(discord|discordapp)\.com$/i;
const DE_WEBHOOK = /^\/api(\/v\d+)?\/webhooks\/\d+\/[\w-]+(\?|$)/;

/** Where Discord puts the version of its interface into a webhook's address. Without one it answers as its oldest does, which counts waits in milliseconds. */
const SIN_VERSION = /^(https?:\/\/[^/?#]+\/api)(?:\/v[1-9])?(\/webhooks\/\d+\/)/i;

/** The address as it is sent to: that of a webhook of Discord, as people copy it, with the version of the interface that is known here. */
export const withVersion = (direccion: string): string =>
  direccion.replace(SIN_VERSION, '$1/v10$2');

/** What is wrong with an address as it was pasted; null when it can be one. Whether anybody answers there is for «Probar» to say. */
export function findDireccionFailure(direccion: string): string | null {
  if (direccion.trim() === '') return WEBHOOKS.sinDireccion;
  const [whole, quien, host = '', path = ''] = DIRECCION.exec(direccion.trim()) ?? [];
  if (whole === undefined || direccion.length > DIRECCION_MAX) return WEBHOOKS.direccionInvalida;
  if (quien !== undefined) return WEBHOOKS.direccionConClave;
  return DISCORD.test(host) && !DE_WEBHOOK.test(path) ? WEBHOOKS.direccionDeDiscord : null;
}

const ofPlantilla =
  (suceso: SucesoId): Rule<Palabras> =>
  (values): Failure<Palabras> | null => {
    const palabras = values[suceso];
    if (palabras === null) return null;
    if (palabras.trim() === '') return { campo: suceso, texto: WEBHOOKS.palabrasVacias };
    if ([...palabras].length > PALABRAS_MAX)
      return { campo: suceso, texto: WEBHOOKS.palabrasLargas };
    if (findHidden(palabras) !== null) return { campo: suceso, texto: WEBHOOKS.palabrasInvisibles };
    const unknown = findUnknown(suceso, palabras);
    return unknown === null
      ? null
      : { campo: suceso, texto: WEBHOOKS.nombreDesconocido(unknown, namesOf(suceso)) };
  };

/** Editing a webhook. */
export const webhookRules: readonly Rule<WebhookValues>[] = [
  ...nombrePropioRules({
    max: NOMBRE_WEBHOOK_MAX,
    vacio: WEBHOOKS.sinNombre,
    largo: WEBHOOKS.nombreLargo,
    invisible: WEBHOOKS.nombreInvisible,
  }),
  ...SUCESO_IDS.map(ofPlantilla),
];

/** A new webhook as its form has it. */
export interface NuevoWebhookValues {
  readonly nombre: string;
  readonly direccion: string;
}

/** Adding a webhook. */
export const nuevoWebhookRules: readonly Rule<NuevoWebhookValues>[] = [
  ...nombrePropioRules({
    max: NOMBRE_WEBHOOK_MAX,
    vacio: WEBHOOKS.sinNombre,
    largo: WEBHOOKS.nombreLargo,
    invisible: WEBHOOKS.nombreInvisible,
  }),
  ({ direccion }) => {
    const texto = findDireccionFailure(direccion);
    return texto === null ? null : { campo: 'direccion', texto };
  },
];
