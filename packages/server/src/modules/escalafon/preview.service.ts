import type { Actor } from '../../access/Actor';
import type { Config } from '../../config';
import type { Db } from '../../db/Db';
import { readBorrador } from '../rangos/escalafon/borrador.service';
import { versionOf } from './escalafon.service';
import { checkAutoridad, findTodosFallos, listAfectadas } from './judge.service';
import { type Enviado, readEnviado } from './readEnviado';
import { listVencidas } from './vencidas.service';

const PERSONAS = 500;

interface PreviewDeps {
  readonly db: Db;
  readonly config: Config;
  readonly actor: Actor;
}

/**
 * Previews the saving of a ladder. If the ladder has changed since the editor saw it, the answer
 * only says so.
 * @throws Rechazo like saving: 400 by `readEnviado`, 403 by `checkAutoridad`.
 */
export async function previewEscalafon({ db, config, actor }: PreviewDeps, enviado: Enviado) {
  const base = await readBorrador(db);
  if (enviado.version !== versionOf(base))
    return { vigente: false, fallos: [], solicitudes: [], personas: [] };
  const borrador = readEnviado(base, enviado);
  checkAutoridad(actor, base, borrador);
  const fallos = await findTodosFallos(db, config, base, borrador);
  const [vencidas, personas] = [
    await listVencidas(db, borrador),
    await listAfectadas(db, base, borrador),
  ];
  return {
    vigente: true,
    fallos: fallos.map(({ campo, texto }) => ({ campo, texto })),
    solicitudes: vencidas.map(({ usuario, nueva }) => ({ usuario, mision: nueva })),
    personas: personas
      .slice(0, PERSONAS)
      .map(({ usuario, mision_id }) => ({ usuario, mision: mision_id })),
  };
}
