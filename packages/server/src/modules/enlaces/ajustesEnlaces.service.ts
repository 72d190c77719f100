import { OPERADOR } from '@garita/domain/agencia/servicios';
import { type AjusteEnlaces, readElegidos } from '@garita/domain/enlaces/elegidos';
import { enlacesRules } from '@garita/domain/enlaces/enlaces.rules';
import { CAMPOS_ENLACES, ENLACES } from '@garita/domain/enlaces/textos';
import type { Config } from '../../config';
import type { Deps } from '../../gate/Deps';
import type { Body } from '../../gate/handlers';
import type { WriteScope } from '../../write/WriteScope';
import { getAjustes, setAjuste } from '../ajustes/ajustes.service';
import { editLocked } from '../ajustes/editAjuste.service';
import { serviciosOf } from '../ajustes/servicios.service';

/**
 * The services and links that the agency has chosen, and the operator's defaults. The operator's
 * profiles may be in the portal's own network, so the answer omits their address.
 * @throws Rechazo 503 while the agency is not set up.
 */
export async function getAjustesEnlaces({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const { enlaces, ...servicios } = readElegidos(await getAjustes(db));
  const operador = serviciosOf(config);
  const perfil: typeof OPERADOR | null = operador.perfil === null ? null : OPERADOR;
  return {
    ...servicios,
    enlaces: enlaces.map((enlace) => ({ ...enlace })),
    operador: { ...operador, perfil },
  };
}

const trimmed = ({ enlaces, ...rest }: Partial<AjusteEnlaces>): Partial<AjusteEnlaces> => ({
  ...rest,
  ...(enlaces && { enlaces: enlaces.map((enlace) => ({ ...enlace, texto: enlace.texto.trim() })) }),
});

/**
 * Changes services and links.
 * @throws Rechazo 400 by `enlacesRules`; 409 for fields that another user has changed since the
 * editor saw them; 503 while the agency is not set up.
 */
export async function setEnlaces(
  scope: WriteScope,
  config: Config,
  { data, previos }: Body<'setEnlaces'>,
) {
  await editLocked<AjusteEnlaces>(
    scope,
    {
      load: async (tx) => readElegidos(await getAjustes(tx, { lock: true })),
      store: async (tx, { enlaces, ...servicios }) => {
        await setAjuste(tx, 'servicios', servicios);
        await setAjuste(tx, 'enlaces', enlaces);
      },
    },
    {
      data: trimmed(data),
      previos,
      rules: enlacesRules(serviciosOf(config)),
      campos: CAMPOS_ENLACES,
    },
  );
  return { msg: ENLACES.guardados, status: 0 as const };
}
