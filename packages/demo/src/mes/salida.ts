import type { DB } from '@garita/server/src/db/tables';
import { setAjuste } from '@garita/server/src/modules/ajustes/ajustes.service';
import { CADA_MS, keepPresencia } from '@garita/server/src/modules/fichajes/presencia.repository';
import { noteAvisos } from '@garita/server/src/write/avisos.repository';
import type { Transaction } from 'kysely';
import { MINUTE, type Mundo } from './Mundo';

/** Days before the present when the owner decided that the portal looks for forgotten exits. */
const DECIDIDA = 38.4;

export function planSalida(m: Mundo): void {
  if (!m.guion.salida) return;
  m.beforeQuietly(DECIDIDA, () =>
    m.note('setRegistro', m.find(m.guion.oficios.duenia) ?? null, null, {
      antes: { presencia: 0 },
      despues: { presencia: 1 },
    }),
  );
}

/**
 * Stores a forgotten exit, with its notice. The demo's avatar service says that the avatar is
 * offline (openPerfiles.ts), so the exit seems forgotten until a user clocks the person out.
 */
export async function storeSalida(tx: Transaction<DB>, m: Mundo): Promise<void> {
  const { salida } = m.guion;
  if (!salida) return;
  const persona = m.find(salida.usuario);
  if (!persona?.fichaje) return;
  const ago = (minutes: number) => new Date(m.fin - minutes * MINUTE);
  const [visto, avisada_en, dicha_en] = [ago(salida.vista), ago(salida.avisada), ago(4)];
  await setAjuste(tx, 'registro', { presencia: 1 });
  await keepPresencia(
    tx,
    persona.fichaje.id,
    { veces: 2, visto: visto.getTime() },
    { avisada_en, dicha_en, proxima: new Date(dicha_en.getTime() + CADA_MS) },
  );
  const aviso = {
    tipo: 'sigueDentro',
    datos: { visto: visto.toISOString() },
    causa: null,
  } as const;
  await noteAvisos(tx, [{ usuarioId: persona.fila.id, ...aviso }], {
    actorId: null,
    fecha: avisada_en,
  });
}
