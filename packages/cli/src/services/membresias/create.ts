import type { CallInput } from '@garita/api-client/call';
import type { Moneda } from '@garita/domain/formato/moneda';
import { CAMPOS_MEMBRESIA } from '@garita/domain/mantenimiento/catalogo';
import { membresiaRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { formatPrecioMembresia } from '@garita/domain/membresias/formatPrecioMembresia';
import { ICONOS } from '@garita/domain/membresias/iconos';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { isNamed } from '../findRow';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

export interface NuevaMembresia {
  readonly nombre: string;
  readonly precio: string;
  readonly detalles: string;
  /** The name of a built-in icon, or an image's address; empty for the default. */
  readonly icono: string;
  readonly permanente: boolean;
  readonly vip: boolean;
  readonly reduccion: boolean;
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

function describe(
  { nombre, precio, perma, vip, reduccion }: CallInput<'crearMembresia'>,
  moneda: Moneda,
): string {
  const traits = [vip === 1 && 'VIP', reduccion === 1 && 'con los requisitos a la mitad'].filter(
    (trait) => trait !== false,
  );
  return [
    `Membresía ${nombre}, ${formatPrecioMembresia({ precio, perma }, moneda)}`,
    ...traits,
  ].join(', ');
}

/**
 * Puts a membership on sale.
 * @throws UsageError by the portal's rules; RefusedError without permission.
 */
export async function prepareCrear(connection: Connection, typed: NuevaMembresia): Promise<Cambio> {
  const body: CallInput<'crearMembresia'> = {
    nombre: typed.nombre.trim(),
    details: typed.detalles,
    precio: parseEntero(typed.precio, '--precio', 1_000_000_000),
    image: ICONOS.find(({ nombre }) => isNamed(typed.icono, nombre))?.image ?? typed.icono,
    perma: flag(typed.permanente),
    vip: flag(typed.vip),
    reduccion: flag(typed.reduccion),
  };
  checkRules(membresiaRules, body, { ...CAMPOS_MEMBRESIA, precio: '--precio', image: '--icono' });
  checkAccess(await whoami(connection), 'crearMembresia');
  return {
    descripcion: describe(body, connection.moneda),
    confirmacion: body.nombre,
    send: toSend(connection.api, 'crearMembresia', body),
  };
}
