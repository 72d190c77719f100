import { findHidden } from '../formato/hiddenCharacters';
import { nombrePropioRules } from '../reglas/nombrePropio.rules';
import type { Failure, Rule } from '../reglas/Rule';
import { findUnknown, namesOf } from './plantilla';
import { SUCESO_IDS, type SucesoId } from './sucesos';
import { WEBHOOKS } from './textos';

/** Maximum number of an agency's webhooks. */
export const WEBHOOKS_MAX = 20;
/** Longest name, in characters. */
export const NOMBRE_WEBHOOK_MAX = 40;
/** Longest template, in characters. */
export const PALABRAS_MAX = 1000;
/** Longest address, in characters. */
export const DIRECCION_MAX = 500;

/** The agency's template of each event; null = not sent. */
export type Palabras = { readonly [S in SucesoId]: string | null };

export type WebhookValues = { readonly nombre: string; readonly activo: 0 | 1 } & Palabras;

/** Labels of the fields, for conflicts between two editors. */
export const CAMPOS_WEBHOOK = { nombre: 'Nombre', activo: 'Encendido' } as const;

/** A web address: user info, host, and the path with its rest. */
const DIRECCION = /^https?:\/\/(?:([^/?#@\s]*)@)?([^/?#:@\s]+)(?::\d{1,5})?([/?#]\S*)?$/i;
const DISCORD = /(^|\.)(discord|discordapp)\.com$/i;
const DE_WEBHOOK = /^\/api(\/v\d+)?\/webhooks\/\d+\/[\w-]+(\?|$)/;

/** Without a version, Discord answers as its oldest version, which counts waits in milliseconds. */
const SIN_VERSION = /^(https?:\/\/[^/?#]+\/api)(?:\/v[1-9])?(\/webhooks\/\d+\/)/i;

/** A Discord address without an API version, or with one below 10, gets version 10. */
export const withVersion = (direccion: string): string =>
  direccion.replace(SIN_VERSION, '$1/v10$2');

/**
 * The error of a pasted address; null if valid. Only «Probar» shows whether the address answers.
 */
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

const nombreRules = nombrePropioRules({
  max: NOMBRE_WEBHOOK_MAX,
  vacio: WEBHOOKS.sinNombre,
  largo: WEBHOOKS.nombreLargo,
  invisible: WEBHOOKS.nombreInvisible,
});

export const webhookRules: readonly Rule<WebhookValues>[] = [
  ...nombreRules,
  ...SUCESO_IDS.map(ofPlantilla),
];

export interface NuevoWebhookValues {
  readonly nombre: string;
  readonly direccion: string;
}

export const nuevoWebhookRules: readonly Rule<NuevoWebhookValues>[] = [
  ...nombreRules,
  ({ direccion }) => {
    const texto = findDireccionFailure(direccion);
    return texto === null ? null : { campo: 'direccion', texto };
  },
];
