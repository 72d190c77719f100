import { formatCredits } from '../formato/credits';
import type { Moneda } from '../formato/moneda';

/** Transfers: the old portal's texts (TRA-04 to TRA-06), and new texts where it had none. */
export const TRASLADOS = {
  sinUsuario: 'Debes seleccionar un usuario',
  sinRango: 'Debes seleccionar un rango',
  sinAgencia: 'Debes introducir agencia anterior',
  sinFirma: 'Debes colocar una firma de 3 caracteres',
  rangoDesconocido: 'Esa categoría no existe.',
  estaDespedido: 'Esa persona está despedida.',
  aUnoMismo: 'Nadie hace su propio traslado.',
  noPorDebajo: 'Solo puedes trasladar a personas de una categoría inferior a la tuya.',
  noSeVende: 'No se venden traslados a esa categoría.',
  noAlcanza: 'Solo puedes dar rangos por debajo del tuyo.',
  noSuperior: 'Esa persona ya tiene esa misión u otra superior.',
  misionCambiada: (mision: string) =>
    `El traslado a esa categoría da ahora la misión ${mision}. Revísalo y vuelve a enviarlo.`,
  precioCambiado: (creditos: number, moneda: Moneda) =>
    `El precio ha cambiado: ahora son ${formatCredits(creditos, moneda)}. Revísalo y vuelve a enviarlo.`,
  hecho: (usuario: string, mision: string) => `${usuario} ahora es ${mision}`,
} as const;

/** The sale's description in the list of sales. `codigo` is the used discount code. */
export const describeTraslado = (mision: string, codigo: string | null): string =>
  codigo === null ? `Traslado a ${mision}` : `Traslado a ${mision} (código ${codigo})`;
