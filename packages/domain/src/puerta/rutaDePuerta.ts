import { toAddressPart } from '../formato/addressPart';

/** The address that asks for a name at the door. */
export const rutaDePuerta = (nombre: string): string => `/puerta?nombre=${toAddressPart(nombre)}`;
