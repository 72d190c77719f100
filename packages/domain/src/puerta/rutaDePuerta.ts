import { toAddressPart } from '../formato/addressPart';

/** The path that opens the screen *Puerta* with a name. */
export const rutaDePuerta = (nombre: string): string => `/puerta?nombre=${toAddressPart(nombre)}`;
