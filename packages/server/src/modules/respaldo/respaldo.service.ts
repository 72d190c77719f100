import type { components } from '@garita/api-client/schema';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { RespaldoGuardado } from '../../respaldo/listRespaldos';
import { countFilas } from '../../respaldo/Manifiesto';
import { findNext } from '../../respaldo/scheduleRespaldos';

type Schemas = components['schemas'];
type Sources = Pick<Deps, 'backups' | 'config' | 'clock'>;

const toWire = (respaldo: RespaldoGuardado): Schemas['Respaldo'] => ({
  id: respaldo.id,
  creado_en: respaldo.fecha.toISOString(),
  motivo: respaldo.motivo,
  bytes: respaldo.bytes,
  filas: respaldo.manifiesto && countFilas(respaldo.manifiesto),
  version: respaldo.manifiesto?.garita ?? null,
  comprobado_en: respaldo.comprobado_en,
  danado: respaldo.danado,
});

export async function getRespaldos({
  backups,
  config,
  clock,
}: Sources): Promise<Schemas['Respaldos']> {
  // The portal reads these values before the list. So a backup that ends in between is in the list.
  const [enMarcha, fallo] = [backups.enMarcha(), backups.fallo()];
  const siguiente = findNext(await backups.findLast(), clock(), config.backupEveryHours);
  return {
    respaldos: (await backups.list()).map(toWire),
    enMarcha: enMarcha && { desde: enMarcha.desde.toISOString(), motivo: enMarcha.motivo },
    fallo: fallo && { fecha: fallo.fecha.toISOString(), texto: fallo.texto },
    cadaHoras: config.backupEveryHours,
    conservar: backups.keep,
    siguiente: siguiente?.toISOString() ?? null,
    carpeta: backups.folder,
  };
}

/** Verifies a backup by reading the whole file. @throws Rechazo 404 for an unknown backup. */
export async function comprobarRespaldo(
  { backups }: Pick<Deps, 'backups'>,
  id: string,
): Promise<Schemas['Respaldo']> {
  const found = await backups.verify(id);
  if (!found) throw Rechazo.notFound(RESPALDO.noEncontrado);
  return toWire(found);
}
