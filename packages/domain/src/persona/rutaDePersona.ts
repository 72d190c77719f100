import { toAddressPart } from '../formato/addressPart';

export const rutaDePersona = (usuario: string): string => `/persona/${toAddressPart(usuario)}`;
