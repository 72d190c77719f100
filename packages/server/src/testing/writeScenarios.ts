import type { OPERATIONS } from '@garita/api-client/access';
import type { BuiltId, Call } from '../contract/handlers';
import { DEMO_PASSWORD } from '../demo/personas';
import { type Name, SET_UP_TOKEN, type TestAgency } from './testAgency';

/** The writes that are built. */
type BuiltWrite = { [Op in BuiltId]: (typeof OPERATIONS)[Op]['effect'] extends 'write' ? Op : never }[BuiltId];

/** One use of a write that succeeds on the demo's agency, and what it means to repeat it. */
export interface WriteScenario<Op extends BuiltWrite> {
  /** What it does, in a few words. */
  readonly what: string;
  /** Who makes the call; null for a visitor. */
  readonly as: Name | null;
  /** Brings the agency to where the call succeeds. */
  readonly prepare?: (agency: TestAgency) => Promise<void>;
  readonly input: (agency: TestAgency) => Promise<{ readonly body?: Call<Op>['body']; readonly params?: Call<Op>['params'] }>;
  /**
   * What identical calls without an `Idempotency-Key` do: `one` when all but the first are refused or change nothing; otherwise each does
   * its work, and here is why that is right.
   */
  readonly repeats: 'one' | { readonly each: string };
  /** The session that makes the call ends with it. */
  readonly endsSession?: true;
  /** Where the contract says `x-secret`: what of the answer only its receiver may ever see. */
  readonly secret?: (body: Record<string, string>) => string;
}

async function waitingFor(agency: TestAgency, name: Name) {
  const { id, encargado_id, mision_nueva_id, nombre } = await agency.db
    .selectFrom('solicitudes')
    .innerJoin('misiones', 'misiones.id', 'solicitudes.mision_nueva_id')
    .select(['solicitudes.id', 'encargado_id', 'mision_nueva_id', 'misiones.nombre'])
    .where('usuario_id', '=', await agency.idOf(name))
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow();
  return { id, encargado: encargado_id, rango: mision_nueva_id, mision: nombre };
}

async function estadoOf({ db, idOf }: TestAgency, name: Name): Promise<number> {
  const query = db.selectFrom('estados').select('id').where('anulado_en', 'is', null);
  return (await query.where('usuario_id', '=', await idOf(name)).executeTakeFirstOrThrow()).id;
}

/** Recluta's absence, which waits. */
const WAITING = 'Viaje';
async function addWaitingAusencia({ db, idOf, now }: TestAgency): Promise<void> {
  const row = { usuario_id: await idOf('Recluta'), motivo: WAITING, inicio: '2026-11-24', final: '2026-11-25', creada_en: now() };
  await db.insertInto('ausencias').values(row).execute();
}
const waitingAusencia = async ({ db }: TestAgency): Promise<number> =>
  (await db.selectFrom('ausencias').select('id').where('motivo', '=', WAITING).executeTakeFirstOrThrow()).id;

const openPeriod = async ({ db }: TestAgency): Promise<number> =>
  (await db.selectFrom('periodos').select('id').where('cerrado_en', 'is', null).executeTakeFirstOrThrow()).id;

const misionOf = async ({ db }: TestAgency, nombre: string): Promise<number> =>
  (await db.selectFrom('misiones').select('id').where('nombre', '=', nombre).executeTakeFirstOrThrow()).id;

/** Opens Recluta's session 42 minutes ago. @param alto its senior; null = nobody */
const openTiempo =
  (alto: Name | null) =>
  async ({ db, idOf, now }: TestAgency): Promise<void> => {
    const abierto_en = new Date(now().getTime() - 42 * 60_000);
    const senior = alto === null ? {} : { alto_id: await idOf(alto), ligado: abierto_en };
    await db
      .insertInto('tiempos')
      .values({ usuario_id: await idOf('Recluta'), abierto_en, inicio: abierto_en, ...senior })
      .execute();
  };

/** Recluta's session, and something done to it. */
const onTiempo = (alto: Name | null, body: Omit<Call<'actionTime'>['body'], 'id'>): Pick<Required<WriteScenario<'actionTime'>>, 'prepare' | 'input'> => ({
  prepare: openTiempo(alto),
  input: async ({ db }) => {
    const { id } = await db.selectFrom('tiempos').select('id').executeTakeFirstOrThrow();
    return { body: { ...body, id } };
  },
});

/** Recluta's record of two hours, open or closed, and what is asked of it. */
const onFichaje = (isOpen: boolean): Pick<Required<WriteScenario<'cerrarFichaje'>>, 'prepare' | 'input'> => ({
  prepare: async ({ db, idOf, now }) => {
    const row = { usuario_id: await idOf('Recluta'), dia: '2026-11-21', entrada: new Date(now().getTime() - 120 * 60_000), salida: isOpen ? null : now() };
    await db.insertInto('fichajes').values(row).execute();
  },
  input: async ({ db, idOf }) => {
    const query = db
      .selectFrom('fichajes')
      .select('id')
      .where('usuario_id', '=', await idOf('Recluta'));
    return { body: await query.executeTakeFirstOrThrow() };
  },
});

/** The same through `actionFichar`. */
const byOp = (op: 1 | 5 | 10): Pick<Required<WriteScenario<'actionFichar'>>, 'prepare' | 'input'> => {
  const { prepare, input } = onFichaje(op === 1);
  return { prepare, input: async (a) => ({ body: { op, usuario: await a.idOf('Recluta'), id: (await input(a)).body?.id as number } }) };
};

/** A scenario whose call is not known before. */
export type AnyScenario = WriteScenario<'login'>;

/** The scenarios of a call: none for those that only read or are still to be built. */
export const scenariosOf = (id: string): readonly AnyScenario[] => (WRITE_SCENARIOS as unknown as Readonly<Record<string, readonly AnyScenario[]>>)[id] ?? [];

const NUEVA_AGENCIA = {
  nombre: 'Agencia Nueva',
  siglas: 'NUE',
  zona: 'Europe/Madrid',
  escalafon: 'seguridad',
  usuario: 'Dueña',
  clave: 'una clave larga',
  rclave: 'una clave larga',
} as const;

/** Every write that is built, for the parallel test and as a place where the fuzz begins. */
export const WRITE_SCENARIOS: { readonly [Op in BuiltWrite]: readonly [WriteScenario<Op>, ...WriteScenario<Op>[]] } = {
  login: [
    {
      what: 'the right password',
      as: null,
      input: async () => ({ body: { usuario: 'Oficial', clave: DEMO_PASSWORD } }),
      repeats: { each: 'every device has a session of its own' },
      secret: ({ token = '' }) => token.slice(token.indexOf('-') + 1),
    },
  ],
  logout: [{ what: 'this device', as: 'Agente', input: async () => ({}), repeats: 'one', endsSession: true }],
  sendAscenso: [
    { what: 'to somebody whose time has come', as: 'Supervisora', input: async (a) => ({ body: { usuario: await a.idOf('Recluta') } }), repeats: 'one' },
  ],
  actionSolicitudes: [
    {
      what: 'accepting',
      as: 'Cabo',
      prepare: async ({ db }) => void (await db.updateTable('usuarios').set({ firma: 'CAB' }).where('usuario', '=', 'Cabo').execute()),
      input: async (a) => ({ body: { option: 0, ...(await waitingFor(a, 'Cabo')) } }),
      repeats: 'one',
    },
    { what: 'declining', as: 'Cabo', input: async (a) => ({ body: { option: 1, ...(await waitingFor(a, 'Cabo')) } }), repeats: 'one' },
  ],
  addFirma: [
    {
      what: 'one’s own',
      as: 'Cabo',
      input: async (a) => ({ body: { id: await a.idOf('Cabo'), firma: 'CAB' } }),
      repeats: 'one',
    },
    {
      what: 'somebody else’s',
      as: 'Gerente',
      input: async (a) => ({ body: { id: await a.idOf('Agente'), firma: 'AGE' } }),
      repeats: 'one',
    },
  ],
  actionEstados: [
    { what: 'setting one’s own', as: 'Agente', input: async () => ({ body: { op: 1, estado: 'De guardia' } }), repeats: 'one' },
    { what: 'deleting one’s own', as: 'Oficial', input: async () => ({ body: { op: 2 } }), repeats: 'one' },
    { what: 'deleting somebody else’s', as: 'Gerente', input: async (a) => ({ body: { op: 2, id: await estadoOf(a, 'Oficial') } }), repeats: 'one' },
  ],
  addAusencia: [
    {
      what: 'some days of next week',
      as: 'Recluta',
      input: async (a) => ({ body: { usuario: await a.idOf('Recluta'), motivo: 'Exámenes', inicio: '2026-11-23', final: '2026-11-27' } }),
      repeats: 'one',
    },
  ],
  ausenciaAction: [
    { what: 'accepting', as: 'Gerente', prepare: addWaitingAusencia, input: async (a) => ({ body: { op: 1, id: await waitingAusencia(a) } }), repeats: 'one' },
    { what: 'cancelling', as: 'Gerente', prepare: addWaitingAusencia, input: async (a) => ({ body: { op: 2, id: await waitingAusencia(a) } }), repeats: 'one' },
  ],
  registro: [{ what: 'a free name', as: null, input: async () => ({ body: { usuario: 'Nueva', clave: 'mi clave', rclave: 'mi clave' } }), repeats: 'one' }],
  changeConfig: [
    { what: 'the status marquee', as: 'Agente', input: async () => ({ body: { op: 'estados' } }), repeats: { each: 'a switch turns each time it is pressed' } },
  ],
  cambioClave: [{ what: 'to another one', as: 'Agente', input: async () => ({ body: { clavea: DEMO_PASSWORD, claven: 'una clave nueva' } }), repeats: 'one' }],
  editUsuario: [
    {
      what: 'name, mission and signature',
      as: 'Gerente',
      input: async (a) => ({ body: { id: await a.idOf('Cabo'), nombre: 'Caba', rango: await misionOf(a, 'Oficial II'), firma: 'CAB' } }),
      repeats: 'one',
    },
  ],
  resetPassword: [
    {
      what: 'of somebody below',
      as: 'Gerente',
      input: async (a) => ({ body: { usuario: await a.idOf('Agente') } }),
      repeats: { each: 'nobody can be told the password of before again' },
      secret: ({ clave = '' }) => clave,
    },
  ],
  deleteIP: [
    {
      what: 'of somebody below',
      as: 'Gerente',
      prepare: async ({ db, idOf, now }) => {
        const row = { usuario_id: await idOf('Agente'), direccion_hash: 'h'.repeat(43), primera_vez: now(), ultima_vez: now() };
        await db.insertInto('direcciones').values(row).execute();
      },
      input: async (a) => ({ body: { usuario: await a.idOf('Agente') } }),
      repeats: 'one',
    },
  ],
  ingresar: [{ what: 'a dismissed person', as: 'Gerente', input: async (a) => ({ body: { usuario: await a.idOf('Expulsado') } }), repeats: 'one' }],
  setUpAgencia: [
    {
      what: 'an empty portal',
      as: null,
      prepare: (agency) => agency.empty(),
      input: async () => ({ body: { enlace: SET_UP_TOKEN, ...NUEVA_AGENCIA } }),
      repeats: 'one',
    },
  ],
  actionReiniciar: [
    { what: 'closing the payroll', as: 'Gerente', input: async (a) => ({ body: { op: 0, periodo: await openPeriod(a) } }), repeats: 'one' },
    {
      what: 'archiving the pay list',
      as: 'Gerente',
      prepare: async ({ db, idOf, now }) => {
        const row = { usuario_id: await idOf('Agente'), categoria_id: 3, monto: 8, creado_en: now() };
        await db.insertInto('pagos').values(row).execute();
      },
      input: async () => ({ body: { op: 1 } }),
      repeats: 'one',
    },
  ],
  reabrirNomina: [
    {
      what: 'the last period, while the next is empty',
      as: 'Fundadora',
      prepare: async (a) =>
        void (await a.db
          .deleteFrom('nomina')
          .where('periodo_id', '=', await openPeriod(a))
          .execute()),
      input: async ({ db }) => {
        const { periodo_id } = await db.selectFrom('cierres').select('periodo_id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
        return { body: { periodo: periodo_id } };
      },
      repeats: 'one',
    },
  ],
  openTime: [
    {
      what: 'with oneself as its senior',
      as: 'Oficial',
      input: async (a) => ({ body: { bajo: await a.idOf('Recluta'), alto: await a.idOf('Oficial') } }),
      repeats: 'one',
    },
  ],
  actionTime: [
    { what: 'confirming', as: 'Oficial', ...onTiempo('Oficial', { op: 1 }), repeats: 'one' },
    { what: 'pausing what was seen running', as: 'Oficial', ...onTiempo('Oficial', { op: 2, pausa: 0 }), repeats: 'one' },
    { what: 'taking five minutes off', as: 'Oficial', ...onTiempo('Oficial', { op: 3 }), repeats: { each: 'five more minutes are taken off each time' } },
    { what: 'cancelling', as: 'Oficial', ...onTiempo('Oficial', { op: 4 }), repeats: 'one' },
    { what: 'linking what was seen without a senior', as: 'Oficial', ...onTiempo(null, { op: 5, alto: -1 }), repeats: 'one' },
    { what: 'linking all', as: 'Oficial', ...onTiempo(null, { op: 6 }), repeats: 'one' },
    { what: 'unlinking all', as: 'Oficial', ...onTiempo('Oficial', { op: 7 }), repeats: 'one' },
    { what: 'adjusting', as: 'Supervisora', ...onTiempo('Oficial', { op: 8, operacion: '-', minutos: 5 }), repeats: { each: 'minutes are added each time' } },
  ],
  actionFichar: [
    { what: 'clocking in', as: 'Agente', input: async () => ({ body: { op: 0 } }), repeats: 'one' },
    { what: 'clocking out', as: 'Oficial', input: async () => ({ body: { op: 1 } }), repeats: 'one' },
    { what: 'closing somebody else’s', as: 'Gerente', ...byOp(1), repeats: 'one' },
    { what: 'taking five minutes off', as: 'Gerente', ...byOp(5), repeats: { each: 'five more minutes are taken off each time' } },
    { what: 'taking ten minutes off', as: 'Gerente', ...byOp(10), repeats: { each: 'ten more minutes are taken off each time' } },
  ],
  cerrarFichaje: [{ what: 'an open one', as: 'Gerente', ...onFichaje(true), repeats: 'one' }],
  sendLista: [
    {
      what: 'with somebody there',
      as: 'Oficial',
      prepare: openTiempo('Oficial'),
      input: async (a) => ({ body: { pausados: '', sumados: String(await a.idOf('Recluta')), fuerabase: '', encargado: await a.idOf('Supervisora') } }),
      repeats: 'one',
    },
  ],
  ajustarNomina: [
    {
      what: 'taking all that there is',
      as: 'Gerente',
      prepare: async (agency) => {
        const { db, idOf, now } = agency;
        const row = { usuario_id: await idOf('Agente'), periodo_id: await openPeriod(agency), fecha: now(), motivo: 'Prueba', encargado_id: null };
        await db.deleteFrom('nomina').where('usuario_id', '=', row.usuario_id).execute();
        await db
          .insertInto('nomina')
          .values({ ...row, tipo: 'asistencia', cantidad: 2 })
          .execute();
      },
      input: async (a) => ({ body: { id: await a.idOf('Agente'), opcion: 1, requisitos: 1, cantidad: 2 } }),
      repeats: 'one',
    },
    {
      what: 'adding',
      as: 'Gerente',
      input: async (a) => ({ body: { id: await a.idOf('Agente'), opcion: 0, requisitos: 2, cantidad: 30 } }),
      repeats: { each: 'whoever adds twice without a key has added twice' },
    },
  ],
};
