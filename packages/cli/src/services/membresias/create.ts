import type { CallInput } from '@garita/api-client/call';
import type { Moneda } from '@garita/domain/formato/moneda';
import { CAMPOS_MEMBRESIA } from '@garita/domain/mantenimiento/catalogo';
import { membresiaRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { formatPrecioMembresia } from '@garita/domain/membresias/formatPrecioMembresia';
import { ICONOS } from '@garita/domain/membresias/iconos';
import type { Acto } from '../../change/Acto';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { isNamed } from '../findRow';
import type { Session } from '../openSession';

interface MembresiaFlags {
  readonly precio: string;
  readonly detalles: string;
  /** The name of a built-in icon, or an image's address; empty for the default. */
  readonly icono: string;
  readonly permanente?: true;
  readonly vip?: true;
  readonly reduccion?: true;
}

const flag = (is?: true): 0 | 1 => (is ? 1 : 0);

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
 * Prepares a new membership. @throws UsageError by the portal's rules, RefusedError without
 * permission
 */
export function prepareCrear(
  { moneda, check }: Session,
  nombre: string,
  typed: MembresiaFlags,
): Acto<'crearMembresia'> {
  const body: CallInput<'crearMembresia'> = {
    nombre: nombre.trim(),
    details: typed.detalles,
    precio: parseEntero(typed.precio, '--precio', 1_000_000_000),
    image: ICONOS.find(({ nombre }) => isNamed(typed.icono, nombre))?.image ?? typed.icono,
    perma: flag(typed.permanente),
    vip: flag(typed.vip),
    reduccion: flag(typed.reduccion),
  };
  checkRules(membresiaRules, body, { ...CAMPOS_MEMBRESIA, precio: '--precio', image: '--icono' });
  check();
  return {
    descripcion: describe(body, moneda),
    confirmacion: body.nombre,
    body,
  };
}
