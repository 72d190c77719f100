import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';
import { UsageError } from '../errors';

/**
 * Parses permission codes in any case, separated by spaces or commas. @throws UsageError for an
 * unknown code
 */
export function parsePermisos(texto: string, flag = ''): Permiso[] {
  const words = texto
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const unknown = words.find((word) => !(PERMISOS as readonly string[]).includes(word));
  if (unknown !== undefined)
    throw new UsageError(`${flag}No existe el permiso «${unknown}». Son: ${PERMISOS.join(', ')}.`);
  return PERMISOS.filter((codigo) => words.includes(codigo));
}
