import { foldText } from '@garita/domain/formato/foldText';
import { must } from '@garita/domain/must';
import { isActiva, type Mundo, type Persona } from './Mundo';

/**
 * A signature that no active person and no other account has: the account's own, the name's first
 * three letters or digits, or the first of them and a number in base 36.
 */
export function createFirma(m: Mundo, { fila, papel }: Persona): string {
  const taken = new Set([
    ...m.gente.filter(isActiva).map((one) => one.fila.firma),
    ...m.guion.cuentas.filter(({ usuario }) => usuario !== papel.usuario).map(({ firma }) => firma),
  ]);
  const letters = foldText(papel.usuario)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 3)
    .toUpperCase();
  const numbered = Array.from(
    { length: 1296 },
    (_, i) => `${letters.slice(0, 1)}${i.toString(36).padStart(2, '0').toUpperCase()}`,
  );
  const own = m.guion.cuentas.find(({ usuario }) => usuario === papel.usuario)?.firma;
  const firma = must(
    [own, letters, ...numbered].find((one) => one?.length === 3 && !taken.has(one)),
    `A free signature for ${papel.usuario}`,
  );
  Object.assign(fila, { firma });
  return firma;
}
