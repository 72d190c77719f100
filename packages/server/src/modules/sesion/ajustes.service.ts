import { CONFIGURACION } from '@garita/domain/sesion/cuenta.textos';
import type { WriteScope } from '../../write/WriteScope';
import { flipAjuste } from '../personas/cuenta.repository';

const COLUMNS = { estados: 'conf_estados', app: 'conf_app' } as const;

/** Toggles one of the caller's settings (CFG-01, CFG-02). */
export async function flipConfig({ tx, actor, audit }: WriteScope, op: keyof typeof COLUMNS) {
  const isOn = await flipAjuste(tx, actor.id, COLUMNS[op]);
  await audit({ objetivo: ['usuario', actor.id], antes: { [op]: !isOn }, despues: { [op]: isOn } });
  return { msg: CONFIGURACION.guardada, status: 0 as const };
}
