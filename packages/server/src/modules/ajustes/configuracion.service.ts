import { readCara } from '@garita/domain/agencia/cara';
import { readEnlaces } from '@garita/domain/agencia/enlaces';
import { type AjusteRegistro, readRegistro } from '@garita/domain/agencia/registro';
import { readServicios } from '@garita/domain/agencia/servicios';
import { readMoneda } from '@garita/domain/formato/moneda';
import type { Config } from '../../config';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';
import { getAjustes, getConAjustes } from './ajustes.service';
import { serviciosOf } from './servicios.service';

const registroOf = ({ verification, clones }: Config): AjusteRegistro => ({
  modo: 'abierto',
  prueba: verification,
  clones,
  puerta: 1,
  presencia: 0,
  cierre: 0,
});

/** Parses the registration setting. A field that the setting lacks comes from the environment. */
export const readRegistroOf =
  (config: Config) =>
  (ajuste: unknown): AjusteRegistro =>
    readRegistro(ajuste, registroOf(config));

/** @throws Rechazo 503 while the agency is not set up. */
export const getRegistro = async (db: Db, config: Config): Promise<AjusteRegistro> =>
  readRegistroOf(config)((await getAjustes(db)).registro);

/** The public settings. @throws Rechazo 503 while the agency is not set up. */
export async function getConfiguracion({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const { ajustes, ...agencia } = await getConAjustes(db);
  const { bloques, ...cara } = readCara(ajustes.cara);
  const { avatar, radioStream, radioInfo, discord, social } = readServicios(
    ajustes.servicios,
    serviciosOf(config),
  );
  return {
    ...agencia,
    avatar,
    radio: { stream: radioStream, info: radioInfo },
    widgets: { discord, social },
    ...cara,
    bloques: [...bloques],
    moneda: { ...readMoneda(ajustes.moneda) },
    enlaces: [...readEnlaces(ajustes.enlaces)],
    registro: readRegistroOf(config)(ajustes.registro).modo,
  };
}
