import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { makeEmblema } from '@garita/testing/scenarios/identidad';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deps } from '../../gate/Deps';
import { keepPortal } from './portal.service';

const CONFIG = {
  avatarUrl: 'https://avatares.test/{usuario}.png',
  verificationUrl: null,
  radioStream: null,
  radioInfo: null,
  discordUrl: null,
  socialUrl: null,
};
const SERVICIOS = {
  avatar: CONFIG.avatarUrl,
  perfil: null,
  radioStream: null,
  radioInfo: null,
  discord: null,
  social: null,
};

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const keep = () => keepPortal({ db: agency.db, config: CONFIG } as unknown as Deps);

test('the page uses the agency’s current choices', async () => {
  const read = keep();
  expect(await read()).toEqual({
    servicios: SERVICIOS,
    cara: { nombre: 'Agencia Garita', siglas: 'GAR', lema: '', color: null, emblema: null },
  });
  const emblema = await makeEmblema(agency, 128);
  await agency.call('setIdentidad', {
    as: 'Fundadora',
    body: {
      data: { nombre: 'Agencia Faro', lema: 'Siempre despiertos', color: '#1d3fd1', emblema },
    },
  });
  expect((await read()).cara).toEqual({
    nombre: 'Agencia Faro',
    siglas: 'GAR',
    lema: 'Siempre despiertos',
    color: '#1d3fd1',
    emblema: {
      hash: emblema,
      url: `/api/ext/emblema/${emblema}`,
      tipo: 'image/png',
      ancho: 128,
      alto: 128,
    },
  });
});

test('an agency that is not set up has no identity, and the operator’s settings apply', async () => {
  await agency.db.deleteFrom('agencia').execute();
  expect(await keep()()).toEqual({ servicios: SERVICIOS, cara: null });
});

test('while the database does not answer the page uses the last known state', async () => {
  const read = keep();
  const before = await read();
  await sql`alter table agencia rename to agencia_ausente`.execute(agency.db);
  try {
    expect(await read()).toEqual(before);
    expect(await keep()()).toEqual({ servicios: SERVICIOS, cara: null });
  } finally {
    await sql`alter table agencia_ausente rename to agencia`.execute(agency.db);
  }
});
