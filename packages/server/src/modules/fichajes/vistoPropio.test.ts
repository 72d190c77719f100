import { actsOnFichajes } from '@garita/testing/acts/fichajes';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('fichajes').execute();
});
afterEach(() => agency.close());

const { enter, isIn, mine, send } = actsOnFichajes(() => agency);
const ago = (minutes: number) => new Date(agency.now().getTime() - minutes * 60_000);

/** Stores the same row as `notePresencia` for a person who seems to have left. */
const note = (fichajeId: number, row: { visto_en: Date | null; avisada_en: Date | null }) =>
  agency.db
    .insertInto('presencias')
    .values({ fichaje_id: fichajeId, veces: 2, proxima: agency.now(), ...row })
    .onConflict((conflict) => conflict.column('fichaje_id').doUpdateSet(row))
    .execute();

/** Clocks the person in for nine hours. Their avatar was last seen after ten minutes. */
async function forget(name: string): Promise<{ id: number; visto: string }> {
  const { id } = await enter(name);
  agency.pass({ hours: 9 });
  const visto_en = ago(530);
  await note(id, { visto_en, avisada_en: ago(510) });
  return { id, visto: visto_en.toISOString() };
}
const acts = (operacion: string) =>
  agency.db
    .selectFrom('bitacora')
    .select(['actor_id', 'despues'])
    .where('operacion', '=', operacion)
    .orderBy('id', 'desc')
    .execute();
const SIN_VISTO = 'No consta que tu avatar se haya ido. Si sales ahora, marca la salida.';

test('a person who seems to have left sees it, and takes the time seen as their exit', async () => {
  const { visto } = await forget('Agente');
  await enter('Recluta');
  expect((await mine('Agente'))[0]).toMatchObject({ salida: '-', olvidada: { visto } });
  expect((await mine('Recluta'))[0]).not.toHaveProperty('olvidada');
  expect((await send('Agente', { op: 1, visto })).body).toEqual({
    msg: 'Salida registrada: 10 min',
    status: 0,
  });
  expect(await mine('Agente')).toMatchObject([{ salida: visto, min: 10, mins: 10 }]);
  expect((await mine('Agente'))[0]).not.toHaveProperty('olvidada');
  expect((await acts('actionFichar'))[0]).toMatchObject({
    actor_id: await agency.idOf('Agente'),
    despues: {
      salida: visto,
      minutos: 10,
      motivo: 'Se le olvidó marcar la salida: su avatar ya no estaba conectado.',
    },
  });
});

test('a person who seems to have left may still clock out now', async () => {
  await forget('Agente');
  expect((await send('Agente', { op: 1 })).body.msg).toBe('Salida registrada: 9h');
});

test('the exit is only the time that the portal stores now, not the one that the request has', async () => {
  const { id, visto } = await forget('Agente');
  const otro = ago(1).toISOString();
  const refused = (body: object) => ({ httpStatus: 409, body: { status: 1, ...body } });
  const changed = {
    msg: 'La hora a la que se vio tu avatar ha cambiado. Mírala y vuelve a elegir.',
  };
  expect(await send('Agente', { op: 1, visto: otro })).toMatchObject(refused(changed));
  // Meanwhile the service has reported a later time.
  await note(id, { visto_en: ago(60), avisada_en: ago(510) });
  expect(await send('Agente', { op: 1, visto })).toMatchObject(refused(changed));
  // The avatar was never seen.
  await note(id, { visto_en: null, avisada_en: ago(510) });
  expect(await send('Agente', { op: 1, visto })).toMatchObject(refused({ msg: SIN_VISTO }));
  // The avatar is back.
  await note(id, { visto_en: new Date(visto), avisada_en: null });
  expect(await send('Agente', { op: 1, visto })).toMatchObject(refused({ msg: SIN_VISTO }));
  await agency.db.deleteFrom('presencias').execute();
  expect(await send('Agente', { op: 1, visto })).toMatchObject(refused({ msg: SIN_VISTO }));
  expect(await isIn('Agente')).toBe(true);
});

test('after a clock that was set back, a time seen in the future is no exit', async () => {
  const { visto } = await forget('Agente');
  agency.pass({ minutes: -535 });
  expect(await send('Agente', { op: 1, visto })).toMatchObject({
    httpStatus: 400,
    body: { msg: 'La salida no puede estar en el futuro.', campo: 'salida' },
  });
  expect(await isIn('Agente')).toBe(true);
});

test('the time seen is only for the caller’s own exit', async () => {
  const { id, visto } = await forget('Agente');
  const wrong = { httpStatus: 400, body: { campo: 'visto' } };
  expect(await send('Agente', { op: 0, visto })).toMatchObject(wrong);
  expect(await send('Fundadora', { op: 1, id, visto })).toMatchObject(wrong);
  expect(await send('Agente', { op: 1, id, visto })).toMatchObject(wrong);
  expect((await send('Agente', { op: 1, visto: 'ayer' })).httpStatus).toBe(400);
  expect(await send('Recluta', { op: 1, visto })).toMatchObject({
    httpStatus: 409,
    body: { msg: 'No tienes ninguna entrada abierta.' },
  });
  expect(await isIn('Agente')).toBe(true);
});

test('an exit at the time seen unlinks no time that the person was not asked about', async () => {
  const { visto } = await forget('Oficial');
  const [bajo, alto] = [await agency.idOf('Agente'), await agency.idOf('Oficial')];
  await agency.call('openTime', { as: 'Oficial', body: { bajo, alto } });
  expect((await send('Oficial', { op: 1, visto, desligar: [] })).httpStatus).toBe(409);
  expect((await send('Oficial', { op: 1, visto })).body.msg).toBe(
    'Salida registrada: 10 min. 1 tiempo queda sin encargado',
  );
});

test('two presses at once, and a repeated one, make one exit', async () => {
  const { visto } = await forget('Agente');
  const statuses = (await Promise.all([1, 2].map(() => send('Agente', { op: 1, visto })))).map(
    ({ httpStatus }) => httpStatus,
  );
  expect(statuses.sort()).toEqual([200, 409]);
  const again = await forget('Recluta');
  const press = () =>
    agency.call('actionFichar', {
      as: 'Recluta',
      body: { op: 1, visto: again.visto },
      headers: { 'idempotency-key': 'una-sola-pulsacion' },
    });
  for (const _ of [1, 2])
    expect((await press()).body).toEqual({ msg: 'Salida registrada: 10 min', status: 0 });
});

test('the person and a manager at once: one of the two ends the record', async () => {
  const { id, visto } = await forget('Agente');
  const answers = await Promise.all([
    send('Agente', { op: 1, visto }),
    agency.call('cerrarFichaje', { as: 'Gerente', body: { id } }),
  ]);
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  const [fichaje] = await mine('Agente');
  expect(fichaje.min).toBe(answers[0].httpStatus === 200 ? 10 : 540);
});
