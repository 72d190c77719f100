import { getMoneda } from '@garita/domain/agencia/monedaActual';
import type { CategoriaValues } from '@garita/domain/mantenimiento/catalogo';

const MINUTOS: readonly (keyof CategoriaValues)[] = ['nomina_times', 'boni_times'];
const PAGAS: readonly (keyof CategoriaValues)[] = ['paga_nomina', 'paga_boni'];

/** What a number of a category counts, where its label does not say so: minutes, or the agency's money. */
export function unitOf(campo: keyof CategoriaValues): string | undefined {
  if (MINUTOS.includes(campo)) return 'min';
  return PAGAS.includes(campo) ? getMoneda().corta : undefined;
}
