import { GARITA } from '@garita/demo/guion/garita/garita';
import { insertCatalogue } from '@garita/demo/insertCatalogue';
import { CUENTAS } from '@garita/demo/personas';
import { foldCase } from '@garita/domain/formato/foldCase';
import { localDay } from '@garita/domain/formato/localDay';
import { must } from '@garita/domain/must';
import { nombreColumns } from '@garita/server/src/db/nombreColumns';
import type { DB } from '@garita/server/src/db/tables';
import { settlePeriod } from '@garita/server/src/modules/nomina/cierre.service';
import type { Insertable, Kysely } from 'kysely';
import { insertMany } from '../database/insertMany';
import { FICHAJES, listRecords, NOMINA } from './ochoRecords';

const TIPOS = {
  A: ['ascenso', 'Ascenso aceptado'],
  P: ['asistencia', 'Pase de lista'],
  M: ['minutos', 'Tiempo confirmado'],
} as const;
/** An instant of 2026, given to the minute or to the second. */
const at = (text: string): Date => new Date(`2026-${text.padEnd(14, ':00')}Z`);

/** For each person: the registration, the start of the present mission, the last visit. */
const PASADOS: readonly (readonly [registro: string, rango: string, visto: string])[] = [
  ['2025-03-16T18:30Z', '2025-11-11T18:30Z', '2026-11-21T18:30Z'],
  ['2025-11-20T02:30Z', '2026-06-08T02:30Z', '2026-11-21T18:30Z'],
  ['2026-05-16T14:30Z', '2026-10-23T14:30Z', '2026-11-21T18:30Z'],
  ['2026-08-12T12:30Z', '2026-11-20T12:30Z', '2026-11-20T12:30Z'],
  ['2026-09-22T13:30Z', '2026-11-21T13:30Z', '2026-11-21T13:30Z'],
  ['2026-08-10T10:30Z', '2026-08-30T10:30Z', '2026-11-21T18:30Z'],
  ['2026-08-11T06:30Z', '2026-09-20T06:30Z', '2026-11-21T18:30Z'],
  ['2026-08-25T10:30Z', '2026-11-13T10:30Z', '2026-11-21T18:30Z'],
];
const [FUNDADORA, GERENTE, SUPERVISORA, OFICIAL, AGENTE, RECLUTA, EXPULSADO, CABO] = [
  1, 2, 3, 4, 5, 6, 7, 8,
] as const;

async function insertPersonas(tx: Kysely<DB>, claveHash: string): Promise<void> {
  const misiones = await tx
    .selectFrom('misiones')
    .select(['id', 'categoria_id', 'posicion'])
    .execute();
  const rows = CUENTAS.map(
    ({ usuario, categoria, posicion, firma, owner, dismissed }, i): Insertable<DB['usuarios']> => {
      const [registrado_en, rango_desde, ultima_vez] = must(PASADOS[i], usuario);
      const mision = must(
        misiones.find((m) => m.categoria_id === categoria && m.posicion === posicion),
        `The mission of ${usuario}`,
      );
      const state = {
        permiso_sys: owner === true,
        despedido_en: dismissed ? at('11-18T18:30') : null,
        registrado_en,
        rango_desde,
        ultima_vez,
      };
      return {
        ...nombreColumns(usuario),
        clave_hash: claveHash,
        mision_id: mision.id,
        firma,
        ...state,
      };
    },
  );
  await insertMany(tx, 'usuarios', rows);
}

/** Inserts the entries of four closed weeks and of the open week. */
async function insertNomina(tx: Kysely<DB>): Promise<void> {
  const starts = ['10-20T18:30', '10-27T18:30', '11-03T18:30', '11-10T18:30', '11-17T18:30'].map(
    at,
  );
  await insertMany(
    tx,
    'periodos',
    starts.map((abierto_en, i) => ({ abierto_en, cerrado_en: starts[i + 1] ?? null })),
  );
  const rows = listRecords(NOMINA).map(
    ([what = '', moment = '', encargado]): Insertable<DB['nomina']> => {
      const [, usuario, letter, cantidad] = must(/^(\d)([APM])(\d+)$/.exec(what), what);
      const [tipo, motivo] = TIPOS[letter as keyof typeof TIPOS];
      const fecha = at(moment);
      const periodo_id = starts.findLastIndex((start) => start <= fecha) + 1;
      return {
        usuario_id: Number(usuario),
        periodo_id,
        tipo,
        cantidad: Number(cantidad),
        fecha,
        motivo,
        encargado_id: Number(encargado),
      };
    },
  );
  await insertMany(tx, 'nomina', rows);
}

async function insertCarrera(tx: Kysely<DB>): Promise<void> {
  const ascensos = [
    [GERENTE, FUNDADORA, 24, 25],
    [SUPERVISORA, GERENTE, 20, 21],
    [OFICIAL, GERENTE, 12, 13],
    [AGENTE, SUPERVISORA, 6, 7],
    [RECLUTA, OFICIAL, null, 1],
    [EXPULSADO, SUPERVISORA, 3, 4],
    [CABO, FUNDADORA, 11, 12],
  ] as const;
  const rows = ascensos.map(([usuario_id, encargado_id, mision_anterior_id, mision_nueva_id]) => ({
    ...{ usuario_id, encargado_id, mision_anterior_id, mision_nueva_id },
    fecha: must(PASADOS[usuario_id - 1], 'A person')[1],
  }));
  await insertMany(tx, 'ascensos', rows);
  const waiting = {
    usuario_id: CABO,
    encargado_id: SUPERVISORA,
    mision_anterior_id: 12,
    mision_nueva_id: 13,
  };
  await insertMany(tx, 'solicitudes', [
    { ...waiting, creada_en: at('11-21T14:09'), estado: 'pendiente' },
  ]);
  const moved = {
    usuario_id: AGENTE,
    encargado_id: GERENTE,
    mision_anterior_id: 7,
    mision_nueva_id: 6,
    fecha: at('11-20T07:06'),
  };
  await insertMany(tx, 'degrados', [
    { ...moved, motivo: 'No respondió en tres pases de lista seguidos.' },
  ]);
  await insertMany(tx, 'cambios_rango', [moved]);
}

async function insertVentas(tx: Kysely<DB>): Promise<void> {
  const what = {
    externo: 'Visitante.Ilustre',
    encargado_id: SUPERVISORA,
    fecha: at('11-21T18:30'),
  };
  await insertMany(tx, 'ventas', [
    { ...what, origen: 'membresia', descripcion: 'Membresía VIP, 15 días', credito: 20 },
  ]);
  const plegado = foldCase(what.externo);
  await insertMany(tx, 'membresias_vendidas', [
    {
      ...what,
      membresia_id: 1,
      externo_plegado: plegado,
      finaliza: '2026-12-06T18:30:00Z',
      venta_id: 1,
    },
  ]);
  const codigos = [
    ['ASPIRANTE', 10, GERENTE, '2026-08-23'],
    ['AmigosDelFaro', 15, GERENTE, '2026-10-31'],
    ['ANIVERSARIO-5', 50, FUNDADORA, '2026-11-15'],
    ['FundadoresVuelven', 100, FUNDADORA, '2026-11-19'],
    ['VERANO', 20, GERENTE, '2026-06-14', '2026-09-07'],
    ['verano', 25, GERENTE, '2026-10-22'],
    ['PRIMERMES', 30, FUNDADORA, '2025-11-06', '2025-12-16'],
  ] as const;
  const rows = codigos.map(
    ([codigo, porciento, encargado_id, creado, borrado]): Insertable<DB['descuentos']> => {
      const deleted = borrado && { anulado_en: `${borrado}T18:30:00Z`, anulado_por: encargado_id };
      return {
        codigo,
        codigo_plegado: foldCase(codigo),
        porciento,
        encargado_id,
        creado_en: `${creado}T18:30:00Z`,
        ...deleted,
      };
    },
  );
  await insertMany(tx, 'descuentos', rows);
}

async function insertRest(tx: Kysely<DB>, zona: string): Promise<void> {
  const fichajes = listRecords(FICHAJES).map(
    ([usuario, from = '', to = '-', descontado]): Insertable<DB['fichajes']> => {
      const entrada = at(from);
      return {
        usuario_id: Number(usuario),
        dia: localDay(entrada.getTime(), zona),
        entrada,
        salida: to === '-' ? null : at(to),
        descontado: Number(descontado),
      };
    },
  );
  await insertMany(tx, 'fichajes', fichajes);
  await insertMany(tx, 'estados', [
    {
      usuario_id: SUPERVISORA,
      mensaje: 'Pase de lista a las ocho, todos con placa 🌙',
      fecha: at('11-21T17:30'),
    },
    { usuario_id: OFICIAL, mensaje: 'De guardia en la puerta norte', fecha: at('11-21T12:30') },
    {
      usuario_id: GERENTE,
      mensaje: 'El domingo hay reunión: traed ideas para el aniversario',
      fecha: at('11-21T07:30'),
    },
  ]);
  await insertMany(tx, 'empleados_mes', [
    { usuario_id: OFICIAL, encargado_id: GERENTE, fecha: at('11-09T18:30') },
    { usuario_id: AGENTE, encargado_id: GERENTE, fecha: at('11-10T18:30') },
    {
      usuario_id: CABO,
      encargado_id: GERENTE,
      fecha: at('10-07T18:30'),
      retirado_en: at('11-08T18:30'),
      retirado_por: GERENTE,
    },
  ]);
  const by = (moment: string) => ({ decidida_en: at(moment), encargado_id: GERENTE });
  await insertMany(tx, 'ausencias', [
    {
      usuario_id: SUPERVISORA,
      motivo: 'Boda de mi hermana',
      inicio: '2026-11-26',
      final: '2026-11-27',
      creada_en: at('11-21T10:50'),
    },
    {
      ...{
        usuario_id: OFICIAL,
        motivo: 'Exámenes finales',
        inicio: '2026-11-20',
        final: '2026-11-25',
        estado: 'aceptada' as const,
      },
      ...{ creada_en: at('11-19T20:50'), ...by('11-19T21:15') },
    },
    {
      ...{
        usuario_id: AGENTE,
        motivo: 'No me apetece',
        inicio: '2026-11-01',
        final: '2026-11-02',
        estado: 'cancelada' as const,
      },
      ...{ creada_en: at('10-30T02:50'), ...by('10-30T03:15') },
    },
  ]);
  const cobrada = { cobrada_en: at('11-16T14:13'), cobrada_por: SUPERVISORA };
  await insertMany(tx, 'multas', [
    {
      usuario_id: RECLUTA,
      encargado_id: SUPERVISORA,
      motivo: 'Preguntas repetidas en la radio tras el aviso',
      creditos: 5,
      fecha: at('11-20T22:13'),
    },
    {
      usuario_id: AGENTE,
      encargado_id: GERENTE,
      motivo: 'Confirmó un tiempo que no le tocaba',
      creditos: 15,
      fecha: at('11-19T08:13'),
    },
    {
      usuario_id: SUPERVISORA,
      encargado_id: GERENTE,
      motivo: 'Dejó sin responder tres solicitudes',
      creditos: 5,
      fecha: at('11-17T17:13'),
    },
    {
      usuario_id: OFICIAL,
      encargado_id: SUPERVISORA,
      motivo: 'Faltó a la reunión sin avisar',
      creditos: 5,
      fecha: at('11-15T12:13'),
      ...cobrada,
    },
  ]);
  const back = (moment: string) => ({ ingreso_en: at(moment), ingreso_por: GERENTE });
  const propia = 'A petición propia, por estudios. Puede volver cuando quiera.';
  await insertMany(tx, 'despidos', [
    {
      usuario_id: AGENTE,
      encargado_id: GERENTE,
      motivo: 'Insultos en el canal de la agencia',
      fecha: at('07-04T09:37:12'),
      ...back('07-26T00:01:12'),
    },
    {
      usuario_id: OFICIAL,
      encargado_id: FUNDADORA,
      motivo: propia,
      fecha: at('04-25T15:51:36'),
      ...back('06-10T20:39:36'),
    },
    {
      usuario_id: EXPULSADO,
      motivo: 'Inactividad',
      fecha: at('08-18T06:01:12'),
      ...back('08-30T15:37:12'),
    },
    { usuario_id: EXPULSADO, motivo: 'Inactividad', fecha: at('11-18T18:30') },
  ]);
}

/** Settles the closed weeks, and pays two of them. */
async function settle(tx: Kysely<DB>): Promise<void> {
  const cerrados = await tx
    .selectFrom('periodos')
    .selectAll()
    .where('cerrado_en', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, cerrado_en } of cerrados)
    await settlePeriod(tx, {
      periodoId: id,
      encargadoId: GERENTE,
      now: must(cerrado_en, 'The end of the period'),
    });
  const paid = (creado: string, pagado: string, archivado: string) => ({
    ...{ creado_en: at(creado), pagado_en: at(pagado), pagado_por: GERENTE },
    ...{ archivado_en: at(archivado), archivado_por: GERENTE },
  });
  await insertMany(tx, 'pagos', [
    {
      usuario_id: FUNDADORA,
      categoria_id: 12,
      monto: 70,
      ...paid('11-10T18:55', '11-10T19:55', '11-13T18:55'),
    },
    {
      usuario_id: RECLUTA,
      categoria_id: 1,
      monto: 3,
      ...paid('11-17T18:55', '11-17T19:55', '11-20T18:55'),
    },
  ]);
  await insertMany(tx, 'pago_partes', [
    { pago_id: 1, periodo_id: 3, monto: 70, concepto: 'nomina' },
    { pago_id: 2, periodo_id: 4, monto: 3, concepto: 'nomina' },
  ]);
}

/**
 * Fills an empty database with the tests' agency. It has eight accounts with the names of the
 * demo's accounts. Its records are so few that a test can know all of them.
 */
export async function seedOcho(
  db: Kysely<DB>,
  hashPassword: (password: string) => Promise<string>,
  password: string,
): Promise<void> {
  const claveHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await insertCatalogue(tx, GARITA, new Date('2025-10-17T18:30:00Z'));
    const { zona } = await tx.selectFrom('agencia').select('zona').executeTakeFirstOrThrow();
    await insertPersonas(tx, claveHash);
    await insertNomina(tx);
    await insertCarrera(tx);
    await insertVentas(tx);
    await insertRest(tx, zona);
    await settle(tx);
  });
}
