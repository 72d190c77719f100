import { SUCESO_IDS } from '@garita/domain/webhooks/sucesos';
import type { Palabras } from '@garita/domain/webhooks/webhook.rules';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { Answer } from '../../gate/handlers';
import { listSucesos, listWebhooks } from './webhooks.repository';

type Listed = Answer<'webhooks'>[number];

export function toPalabras(
  rows: readonly { readonly suceso: string; readonly palabras: string }[],
): Palabras {
  const words = new Map(rows.map(({ suceso, palabras }) => [suceso, palabras]));
  return Object.fromEntries(
    SUCESO_IDS.map((id) => [id, words.get(id) ?? null]),
  ) as unknown as Palabras;
}

export async function listWebhooksWithSucesos(db: Db): Promise<Listed[]> {
  const rows = await listWebhooks(db);
  const sucesos = await listSucesos(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    nombre: row.nombre,
    pista: row.pista,
    activo: flag(row.activo),
    detenido: row.detenido as Listed['detenido'],
    sucesos: toPalabras(sucesos.filter(({ webhook_id }) => webhook_id === row.id)),
    pendientes: row.pendientes ?? 0,
    ultima:
      row.terminada_en === null
        ? null
        : ({
            fecha: row.terminada_en.toISOString(),
            estado: row.estado,
            codigo: row.codigo,
            fallo: row.fallo,
            motivo: row.motivo,
          } as Listed['ultima']),
    creadorNombre: row.creadorNombre,
    creado: row.creado_en.toISOString(),
  }));
}
