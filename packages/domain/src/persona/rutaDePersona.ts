import { toAddressPart } from '../formato/addressPart';

/** Where a person's page is, by name: what lists and logs tell of people. */
export const rutaDePersona = (usuario: string): string => `/persona/${toAddressPart(usuario)}`;
