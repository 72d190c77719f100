import { contar } from '../formato/contar';
import { contarPersonas } from '../formato/contarPersonas';
import type { Hallazgo } from './Hallazgo';
import type { RegistroViejo } from './registros';
import { listCut, type Respuestas, readRegistro } from './respuestas';

/**
 * Each log's entries become rows (`lugar`) or sentences of the history (`frase`). Entries in our own
 * wording become rows (`segun`).
 */
const DESTINOS: Readonly<Record<RegistroViejo, 'lugar' | 'frase' | 'segun' | 'queda' | 'suma'>> = {
  tiempos: 'frase',
  ascensos: 'lugar',
  nombres: 'segun',
  clones: 'queda',
  requisitos: 'frase',
  rangos: 'segun',
  fichajes: 'lugar',
  // Each entry is the sum of a day's clock-ins.
  fichajesDia: 'suma',
};

const COMO: Readonly<Record<string, string>> = {
  frase: ', como frases del portal anterior',
  segun: ': las que se entiendan, en su sitio; las demás, como frases del portal anterior',
};

/** Tells how a log comes over. */
export function judgeRegistro(
  respuestas: Respuestas,
  modulo: RegistroViejo,
  zona: string,
): Hallazgo[] {
  const { length } = readRegistro(respuestas, modulo, zona);
  const cut = listCut(respuestas, modulo).length;
  const destino = DESTINOS[modulo];
  const found: Hallazgo[] = [];
  if (length > 0 && destino !== 'suma')
    found.push({
      tipo: destino === 'queda' ? 'queda' : 'viene',
      texto: `${contar(length, 'anotación', 'anotaciones')} del registro de ${modulo}${COMO[destino] ?? ''}.`,
    });
  if (cut > 0)
    found.push({
      tipo: 'queda',
      texto: `Lo más antiguo de ${contarPersonas(cut)} en el registro de ${modulo}, si el portal tiene más de lo que da.`,
    });
  return found;
}
