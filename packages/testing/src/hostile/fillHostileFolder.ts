import { DEFAULT_SIZE, seedDemo } from '@garita/demo/seedDemo';
import { must } from '@garita/domain/must';
import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import { createPasswordHasher } from '@garita/server/src/access/passwords';
import { openDatabase } from '@garita/server/src/db/openDatabase';
import type { DB } from '@garita/server/src/db/tables';
import type { Kysely } from 'kysely';
import { fillDataFolder } from '../database/fillDataFolder';
import { type Planted, plantTexts } from './plantTexts';

const DAY = 86_400_000;

/**
 * Inserts data that the demo lacks: the owner's sessions, tokens and clock-in, and a note on each
 * other person.
 */
async function insertRest(db: Kysely<DB>, now: Date): Promise<void> {
  const { id: usuario_id } = await db
    .selectFrom('usuarios')
    .select('id')
    .where('permiso_sys', '=', true)
    .executeTakeFirstOrThrow();
  const [creado, expira] = [new Date(now.getTime() - DAY), new Date(now.getTime() + 30 * DAY)];
  const secreto = (n: number) => Buffer.alloc(32, n);
  const sesiones = [1, 2, 3].map((n) => ({
    usuario_id,
    secreto_hash: secreto(n),
    creada_en: creado,
    expira_en: expira,
    dispositivo: `Navegador ${n}`,
  }));
  await db.insertInto('sesiones').values(sesiones).execute();
  const tokens = [1, 2, 3].map((n) => ({
    usuario_id,
    nombre: `t${n}`,
    nombre_plegado: `t${n}`,
    secreto_hash: secreto(n),
    pista: 'abcd',
    creado_en: creado,
    expira_en: expira,
  }));
  await db.insertInto('tokens').values(tokens).execute();
  const personas = await db
    .selectFrom('usuarios')
    .select('id')
    .where('permiso_sys', '=', false)
    .execute();
  await db
    .insertInto('notas')
    .values(
      personas.map(({ id }) => ({
        usuario_id: id,
        autor_id: usuario_id,
        texto: 'Nota',
        fecha: creado,
      })),
    )
    .execute();
  await db
    .insertInto('fichajes')
    .values({ usuario_id, dia: now.toISOString().slice(0, 10), entrada: creado })
    .execute();
}

/**
 * Inserts a normativa of the agency, a draft of the next version, and an infraction for each fine.
 */
async function insertNormativa(db: Kysely<DB>, now: Date): Promise<void> {
  const contenido = JSON.stringify(NORMATIVA_INICIAL);
  const owner = await db
    .selectFrom('usuarios')
    .select('id')
    .where('permiso_sys', '=', true)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('normativas')
    .values({ version: 1, contenido, publicada_en: now, publicada_por: owner.id })
    .execute();
  await db
    .insertInto('normativa_borrador')
    .values({ id: 1, numero: 1, contenido, editado_en: now, editado_por: owner.id })
    .execute();
  const { codigo, tipo, texto } = must(NORMATIVA_INICIAL.infracciones[0], 'An infraction');
  const fines = await db.selectFrom('multas').select(['id', 'usuario_id', 'fecha']).execute();
  await db
    .insertInto('sanciones')
    .values(
      fines.map(({ id, usuario_id, fecha }) => ({
        usuario_id,
        version: 1,
        codigo,
        texto,
        aplicada: tipo,
        propuesta: 'Advertencia',
        porque: 'Lo repitió',
        fecha,
        multa_id: id,
      })),
    )
    .execute();
}

async function insertDoors(db: Kysely<DB>, now: Date): Promise<void> {
  const { id } = await db
    .selectFrom('usuarios')
    .select('id')
    .where('permiso_sys', '=', true)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invitaciones')
    .values({ codigo_azar: 'ABCDEFGH', nota: 'Nota', usos: 5, creada_por: id, creada_en: now })
    .execute();
  const webhook = await db
    .insertInto('webhooks')
    .values({
      nombre: 'Canal',
      nombre_plegado: 'canal',
      direccion_cifrado: Buffer.alloc(32),
      pista: 'abcd',
      activo: false,
      creado_por: id,
      creado_en: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const suceso = 'ausencia' as const;
  await db
    .insertInto('webhook_sucesos')
    .values({ webhook_id: webhook.id, suceso, palabras: '{persona}' })
    .execute();
  await db
    .insertInto('webhook_entregas')
    .values({
      webhook_id: webhook.id,
      suceso,
      hechos: '{}',
      fecha: now,
      encolada_en: now,
      texto: 'Texto',
      estado: 'marcada',
      intentos: 1,
      codigo: 400,
      terminada_en: now,
      motivo: 'Motivo',
    })
    .execute();
}

export interface HostileAgency {
  readonly planted: readonly Planted[];
  /** The owner's name after the replacement. The password is the demo's. */
  readonly owner: string;
  /** Another person, with a name that a URL can contain. */
  readonly persona: string;
}

/**
 * Fills a data folder with the demo's agency. Then it replaces every text of a user by a hostile
 * one.
 */
export async function fillHostileFolder(dataDir: string): Promise<HostileAgency> {
  await fillDataFolder(dataDir);
  const database = await openDatabase({ dataDir });
  try {
    const now = new Date();
    await seedDemo(database.kysely, DEFAULT_SIZE, now, createPasswordHasher().hash);
    await insertRest(database.kysely, now);
    await insertNormativa(database.kysely, now);
    await insertDoors(database.kysely, now);
    const planted = await plantTexts(database.kysely);
    const { usuario: owner } = await database.kysely
      .selectFrom('usuarios')
      .select('usuario')
      .where('permiso_sys', '=', true)
      .executeTakeFirstOrThrow();
    const names = (
      await database.kysely
        .selectFrom('usuarios')
        .select('usuario')
        .where('permiso_sys', '=', false)
        .execute()
    ).map(({ usuario }) => usuario);
    const persona = must(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what the contract admits of a name
      names.find((name) => /^[^\u0000-\u001f\u007f]{1,64}$/.test(name)),
      'A person whose name a URL can contain',
    );
    return { planted, owner, persona };
  } finally {
    await database.close();
  }
}
