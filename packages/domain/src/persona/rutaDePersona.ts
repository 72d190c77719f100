import { toAddressPart } from '../formato/addressPart';

/** The path of a person's page. */
export const rutaDePersona = (usuario: string): string => `/persona/${toAddressPart(usuario)}`;
