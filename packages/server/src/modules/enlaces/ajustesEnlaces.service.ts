import { type AjusteEnlaces, readElegidos } from '@garita/domain/enlaces/elegidos';
import { enlacesRules } from '@garita/domain/enlaces/enlaces.rules';
import { CAMPOS_ENLACES, ENLACES } from '@garita/domain/enlaces/textos';
import type { Actor } from '../../access/Actor';
import type { Config } from '../../config';
import type { Deps } from '../../deps';
import { pickBefore, readCambios } from '../../write/readCambios';
import type { WriteScope } from '../../write/runWrite';
import { getAjustes, holdAjustes, setAjuste } from '../agencia/agencia.service';
import { serviciosOf } from '../agencia/servicios.service';

/** What the agency has chosen, and what stands where it has chosen nothing. @throws Rechazo 503 while nobody has set the agency up. */
export async function getAjustesEnlaces({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const { enlaces, ...servicios } = readElegidos(await getAjustes(db));
  return { ...servicios, enlaces: enlaces.map((enlace) => ({ ...enlace })), operador: serviciosOf(config) };
}

interface Input {
  readonly data: object;
  readonly previos?: object;
}

const trimmed = ({ enlaces, ...rest }: Partial<AjusteEnlaces>): Partial<AjusteEnlaces> => ({
  ...rest,
  ...(enlaces && { enlaces: enlaces.map((enlace) => ({ ...enlace, texto: enlace.texto.trim() })) }),
});

/**
 * Chooses services and links, field by field.
 * @throws Rechazo 400 by `enlacesRules`; 409 for fields that somebody else has changed since they were seen; 503 while nobody has set the agency up.
 */
export async function setEnlaces({ tx, audit, unchanged }: WriteScope<Actor>, config: Config, { data, previos }: Input) {
  const presente = readElegidos(await holdAjustes(tx));
  const cambios = readCambios({ presente, data: trimmed(data), previos, rules: enlacesRules(serviciosOf(config)), campos: CAMPOS_ENLACES });
  if (Object.keys(cambios).length === 0) unchanged();
  else {
    const { enlaces, ...servicios } = { ...presente, ...cambios };
    await setAjuste(tx, 'servicios', servicios);
    await setAjuste(tx, 'enlaces', enlaces);
    await audit({ objetivo: null, antes: { ...pickBefore(presente, cambios) }, despues: { ...cambios } });
  }
  return { msg: ENLACES.guardados, status: 0 as const };
}
