import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('multas').execute();
  await agency.db.deleteFrom('degrados').execute();
});
afterEach(() => agency.close());

interface Sancion {
  readonly creditos?: number;
  readonly codigo?: string;
  readonly version?: number;
  readonly porque?: string;
}

const fine = async (
  name: string,
  { creditos = 0, codigo = 'ML-2', version = 1, porque }: Sancion = {},
) =>
  agency.call('sendMulta', {
    as: 'Gerente',
    body: {
      usuario: await agency.idOf(name),
      motivo: 'Por la normativa',
      creditos,
      infraccion: { codigo, version },
      ...(porque !== undefined && { porque }),
    },
  });
const propuesta = async (name: string, codigo: string, as = 'Gerente') =>
  agency.call('propuestaNormativa', {
    as,
    params: { usuario: await agency.idOf(name) },
    query: { infraccion: codigo },
  });
const explain = async (name: string, codigo = 'ML-2') =>
  (await propuesta(name, codigo)).body.explicacion;
const multas = async () => (await agency.call('getAllMultas', { as: 'Gerente' })).body;
const misionId = async (nombre: string) =>
  (
    await agency.db
      .selectFrom('misiones')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;
const publishOther = async () => {
  const contenido = {
    ...NORMATIVA_INICIAL,
    infracciones: NORMATIVA_INICIAL.infracciones.filter(({ codigo }) => codigo !== 'ML-2'),
  } as never;
  await agency.call('guardarNormativa', { as: 'Fundadora', body: { numero: 0, contenido } });
  await agency.call('publicarNormativa', { as: 'Fundadora', body: { numero: 1 } });
};
const last = async (operacion: string) =>
  agency.db
    .selectFrom('bitacora')
    .select('despues')
    .where('operacion', '=', operacion)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('the proposed sanction', () => {
  test('the proposed sanction depends only on the person’s own faults', async () => {
    expect((await propuesta('Recluta', 'ML-2')).body).toEqual({
      infraccion: { codigo: 'ML-2', version: 1 },
      texto: 'Uniforme incorrecto',
      accion: 'advertencia',
      cantidad: 0,
      sancion: 'Advertencia',
      explicacion: '1.ª falta leve: advertencia',
    });
    await fine('Recluta');
    await fine('Agente', { codigo: 'ML-1' });
    await agency.call('sendMulta', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Recluta'), motivo: 'Sin infracción' },
    });
    expect(await explain('Recluta', 'ML-1')).toBe('2.ª falta leve: se añaden 5 minutos');
    expect(await explain('Recluta', 'MI-1')).toBe('1.ª falta intermedia: multa de 5C');
  });

  test('the proposed sanction moves to the next type of fault, where the fault then counts', async () => {
    await fine('Recluta');
    await fine('Recluta');
    expect(await explain('Recluta')).toBe(
      '3.ª falta leve, que pasa a 1.ª falta intermedia: multa de 5C',
    );
    expect((await fine('Recluta', { creditos: 5 })).httpStatus).toBe(200);
    expect(await explain('Recluta', 'MI-3')).toBe('2.ª falta intermedia: multa de 15C');
  });

  test('the proposed sanction ignores a deleted fine', async () => {
    await fine('Recluta');
    const [{ id }] = await multas();
    await agency.call('deleteMulta', { as: 'Gerente', body: { id } });
    expect(await explain('Recluta')).toBe('1.ª falta leve: advertencia');
  });

  test('the proposed sanction is shown in the agency’s currency, if the step has no text of its own', async () => {
    await agency.db
      .updateTable('agencia')
      .set({
        ajustes: JSON.stringify({ moneda: { nombre: 'rubí', plural: 'rubíes', corta: 'rub' } }),
      })
      .execute();
    const [leve, ...others] = NORMATIVA_INICIAL.tipos;
    const contenido = {
      ...NORMATIVA_INICIAL,
      tipos: [{ ...leve, pasos: [{ accion: 'multa', cantidad: 3, texto: '' }] }, ...others],
    } as never;
    await agency.call('guardarNormativa', { as: 'Fundadora', body: { numero: 0, contenido } });
    await agency.call('publicarNormativa', { as: 'Fundadora', body: { numero: 1 } });
    expect(await explain('Recluta')).toBe('1.ª falta leve: multa de 3\u00a0rub');
    const [version] = (await agency.call('versionesNormativa', { as: 'Recluta' })).body;
    expect(version.cambios[0]).toContain('Castigos de Leve: Multa de 3\u00a0rub; era Advertencia');
  });

  test('the proposed sanction is for users who may sanction, about a person of a lower category', async () => {
    expect((await propuesta('Recluta', 'ML-2', 'Agente')).httpStatus).toBe(403);
    expect((await propuesta('Gerente', 'ML-2', 'Supervisora')).httpStatus).toBe(403);
    expect((await propuesta('Recluta', 'ML-2', 'Supervisora')).httpStatus).toBe(200);
    expect(await propuesta('Recluta', 'XX-9')).toMatchObject({
      httpStatus: 400,
      body: { campo: 'infraccion' },
    });
  });
});

describe('a fine under the normativa', () => {
  test('a fine under the normativa keeps its infraction with the text of the day, whatever is published later', async () => {
    expect((await fine('Recluta')).httpStatus).toBe(200);
    await publishOther();
    expect(await multas()).toMatchObject([
      {
        motivo: 'Por la normativa',
        infraccion: {
          codigo: 'ML-2',
          version: 1,
          texto: 'Uniforme incorrecto',
          propuesta: 'Advertencia',
          porque: null,
        },
      },
    ]);
    expect((await last('sendMulta')).despues).toMatchObject({ infraccion: 'ML-2, versión 1' });
    expect(
      (await agency.db.selectFrom('normativas').select('version').orderBy('version').execute()).map(
        ({ version }) => version,
      ),
    ).toEqual([1, 2]);
  });

  test('a fine under the normativa needs a reason if it differs from the proposal', async () => {
    const refused = await fine('Recluta', { creditos: 50 });
    expect(refused).toMatchObject({
      httpStatus: 400,
      body: { campo: 'porque', msg: expect.stringContaining('1.ª falta leve: advertencia') },
    });
    expect((await fine('Recluta', { creditos: 50, porque: ' \n ' })).httpStatus).toBe(400);
    expect(await multas()).toEqual([]);
    expect(
      (await fine('Recluta', { creditos: 50, porque: ' Lo hizo a propósito ' })).httpStatus,
    ).toBe(200);
    expect(await multas()).toMatchObject([
      { creditos: 50, infraccion: { porque: 'Lo hizo a propósito' } },
    ]);
    expect((await last('sendMulta')).despues).toMatchObject({ porque: 'Lo hizo a propósito' });
  });

  test('a fine that matches the proposal stores no reason, even if one is sent', async () => {
    await fine('Recluta', { porque: 'Por si acaso' });
    expect(await multas()).toMatchObject([{ infraccion: { porque: null } }]);
  });

  test('a fine under the normativa is refused for an unknown infraction, another version, or a reason without an infraction', async () => {
    expect(await fine('Recluta', { codigo: 'XX-1' })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'infraccion' },
    });
    await publishOther();
    expect(await fine('Recluta')).toMatchObject({
      httpStatus: 409,
      body: { campo: 'infraccion', msg: expect.stringContaining('ahora es la versión 2') },
    });
    expect(await fine('Recluta', { version: 2 })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'infraccion' },
    });
    const usuario = await agency.idOf('Recluta');
    expect(
      await agency.call('sendMulta', {
        as: 'Gerente',
        body: { usuario, motivo: 'x', porque: 'y' },
      }),
    ).toMatchObject({
      httpStatus: 400,
      body: { campo: 'porque' },
    });
    expect(await multas()).toEqual([]);
  });

  test('of two equal fines for one infraction at once, one counts as the second fault, so its amount needs a reason', async () => {
    const answers = await Promise.all([
      fine('Recluta', { codigo: 'MI-1', creditos: 5 }),
      fine('Recluta', { codigo: 'MI-1', creditos: 5 }),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 400]);
    expect(answers.find(({ httpStatus }) => httpStatus === 400)?.body).toMatchObject({
      campo: 'porque',
      msg: expect.stringContaining('2.ª falta intermedia'),
    });
  });
});

describe('a demotion and a dismissal under the normativa', () => {
  const demote = async (name: string, more: object) =>
    agency.call('actionDegrado', {
      as: 'Gerente',
      body: {
        usuario: await agency.idOf(name),
        motivo: 'x',
        rango: await misionId('Recluta'),
        ...more,
      },
    });
  const dismiss = async (name: string, more: object) =>
    agency.call('despedir', {
      as: 'Gerente',
      body: { usuario: await agency.idOf(name), motivo: 'x', ...more },
    });
  const infraccion = { codigo: 'MA-1', version: 1 };

  test('a demotion for a first grave fault needs a reason why it differs from the proposal, and then counts as a fault', async () => {
    expect(await demote('Agente', { infraccion })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'porque' },
    });
    expect((await demote('Agente', { infraccion, porque: 'Hubo una víctima' })).httpStatus).toBe(
      200,
    );
    expect((await agency.call('getAllDegrados', { as: 'Gerente' })).body).toMatchObject([
      {
        infraccion: {
          codigo: 'MA-1',
          texto: 'Acoso',
          propuesta: 'Multa de 25C',
          porque: 'Hubo una víctima',
        },
      },
    ]);
    expect(await explain('Agente', 'MA-2')).toBe('2.ª falta grave: degrado o despido');
  });

  test('a demotion and a dismissal for a second grave fault both match the proposal, and need no reason', async () => {
    await fine('Agente', { codigo: 'MA-1', creditos: 25 });
    await fine('Oficial', { codigo: 'MA-1', creditos: 25 });
    expect((await demote('Oficial', { infraccion })).httpStatus).toBe(200);
    expect((await dismiss('Agente', { infraccion })).httpStatus).toBe(200);
    const [despido] = (await agency.call('getAllDespidos', { as: 'Gerente' })).body;
    expect(despido).toMatchObject({
      usuarioNombre: 'Agente',
      infraccion: { codigo: 'MA-1', propuesta: 'Degrado o despido', porque: null },
    });
    expect((await last('despedir')).despues).toMatchObject({ infraccion: 'MA-1, versión 1' });
  });

  test('a refused dismissal under the normativa dismisses no person and stores no fault', async () => {
    expect(
      (await dismiss('Agente', { infraccion: { codigo: 'ML-1', version: 1 } })).httpStatus,
    ).toBe(400);
    expect(
      (
        await agency.call('userAllInfo', {
          as: 'Fundadora',
          params: { id: await agency.idOf('Agente') },
        })
      ).body.despedido,
    ).toBeNull();
    expect(await agency.db.selectFrom('sanciones').selectAll().execute()).toEqual([]);
  });
});
