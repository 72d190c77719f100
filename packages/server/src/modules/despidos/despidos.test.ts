import { actsOnAusencias, DIAS } from '@garita/testing/acts/ausencias';
import { type Answer, openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { openTiempo } from '@garita/testing/scenarios/openTiempo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  // The tests' agency has dismissals that a return has ended. These tests need none.
  await agency.db.deleteFrom('despidos').where('ingreso_en', 'is not', null).execute();
});
afterEach(() => agency.close());

const MOTIVO = 'Faltas reiteradas';
const despedir = async (
  name: string,
  { as = 'Gerente', motivo = MOTIVO }: { as?: string; motivo?: string } = {},
): Promise<Answer> =>
  agency.call('despedir', { as, body: { usuario: await agency.idOf(name), motivo } });
const ingresar = async (name: string) =>
  agency.call('ingresar', { as: 'Gerente', body: { usuario: await agency.idOf(name) } });
const list = async (as = 'Gerente') => (await agency.call('getAllDespidos', { as })).body;
const of = async (name: string) =>
  (await list()).filter((row: { usuarioNombre: string }) => row.usuarioNombre === name);
const person = (name: string) =>
  agency.db
    .selectFrom('usuarios')
    .selectAll()
    .where('usuario', '=', name)
    .executeTakeFirstOrThrow();
const rowsOf = async (table: 'solicitudes' | 'ausencias' | 'estados' | 'fichajes', name: string) =>
  agency.db
    .selectFrom(table)
    .selectAll()
    .where('usuario_id', '=', await agency.idOf(name))
    .orderBy('id')
    .execute();
const tiempoOf = async (name: string) =>
  agency.db
    .selectFrom('tiempos')
    .selectAll()
    .where('usuario_id', '=', await agency.idOf(name))
    .executeTakeFirstOrThrow();
const actsOf = async (tiempoId: number) =>
  (
    await agency.db
      .selectFrom('tiempos_registro')
      .select('accion')
      .where('tiempo_id', '=', tiempoId)
      .orderBy('id')
      .execute()
  ).map(({ accion }) => accion);

describe('dismissing a person', () => {
  test('dismissing a person confirms it, stores the reason, and is in the audit log (DES-05, DES-07)', async () => {
    expect(await despedir('Oficial')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Oficial ya no está en la agencia', status: 0 },
    });
    expect(await of('Oficial')).toEqual([
      {
        id: expect.any(Number),
        usuario: await agency.idOf('Oficial'),
        usuarioNombre: 'Oficial',
        id_categoria: 5,
        motivo: MOTIVO,
        fecha: agency.now().toISOString(),
        encargado: await agency.idOf('Gerente'),
        encargadoNombre: 'Gerente',
        ingreso: null,
      },
    ]);
    const audit = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'despedir')
      .where('objetivo_tipo', '=', 'usuario')
      .execute();
    expect(audit).toMatchObject([
      {
        antes: { despedido: null, firma: 'OFI' },
        despues: { motivo: MOTIVO, cerrado: { fichaje: 1, estado: 1 } },
      },
    ]);
  });

  test('dismissing a person ends every session: the person’s next call is refused on every device', async () => {
    const keys = await Promise.all([agency.keyOf('Oficial'), agency.keyOf('Oficial')]);
    for (const key of keys) expect((await agency.call('checkUser', { key })).httpStatus).toBe(200);
    await despedir('Oficial');
    for (const key of keys) expect((await agency.call('checkUser', { key })).httpStatus).toBe(401);
    const open = await agency.db
      .selectFrom('sesiones')
      .select('id')
      .where('usuario_id', '=', await agency.idOf('Oficial'))
      .where('revocada_en', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  test('dismissing a person removes them from the lists of active people, and frees their signature', async () => {
    await despedir('Oficial');
    const names = async (call: 'getUsuarios' | 'getAllFirmas') =>
      (await agency.call(call, { as: 'Gerente' })).body.map(
        (row: { usuario: string }) => row.usuario,
      );
    expect(await names('getUsuarios')).not.toContain('Oficial');
    expect(await names('getAllFirmas')).not.toContain('Oficial');
    expect(
      (
        await agency.call('addFirma', {
          as: 'Gerente',
          body: { firma: 'OFI', id: await agency.idOf('Agente') },
        })
      ).httpStatus,
    ).toBe(200);
  });

  test.each(['', ' \n '])(
    'dismissing a person without a reason («%s») is refused (DES-09)',
    async (motivo) => {
      expect(await despedir('Agente', { motivo })).toMatchObject({
        httpStatus: 400,
        body: { msg: 'No dejes campos vacios', campo: 'motivo' },
      });
      expect((await person('Agente')).despedido_en).toBeNull();
    },
  );

  test('dismissing a person is refused without a person', async () => {
    expect(
      (await agency.call('despedir', { as: 'Gerente', body: { motivo: MOTIVO } })).httpStatus,
    ).toBe(400);
  });

  test('dismissing an unknown person answers 404', async () => {
    expect(
      (await agency.call('despedir', { as: 'Gerente', body: { usuario: 99_999, motivo: MOTIVO } }))
        .httpStatus,
    ).toBe(404);
  });

  test('dismissing a person needs des and a person of a lower category: neither the caller nor a person of the same category, and never the owner', async () => {
    expect((await despedir('Recluta', { as: 'Supervisora' })).httpStatus).toBe(403);
    for (const name of ['Gerente', 'Fundadora'])
      expect((await despedir(name)).httpStatus, name).toBe(403);
    await agency.place('Agente', 'Gerencia');
    expect((await despedir('Agente')).httpStatus).toBe(403);
    expect((await despedir('Fundadora', { as: 'Fundadora' })).httpStatus).toBe(403);
    expect((await despedir('Gerente', { as: 'Fundadora' })).httpStatus).toBe(200);
  });

  test('dismissing a person is refused the second time, and recorded once', async () => {
    await despedir('Agente');
    expect(await despedir('Agente', { motivo: 'Otra vez' })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona ya está despedida.', campo: 'usuario' },
    });
    expect(await of('Agente')).toMatchObject([{ motivo: MOTIVO }]);
  });

  test('dismissing a person several times at once is one dismissal', async () => {
    const answers = await Promise.all(
      ['Gerente', 'Fundadora', 'Gerente', 'Fundadora'].map((as) => despedir('Oficial', { as })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409, 409]);
    expect(await of('Oficial')).toHaveLength(1);
  });

  test('an author who is being dismissed at the same moment dismisses completely or not at all', async () => {
    const answers = await Promise.all([
      despedir('Gerente', { as: 'Fundadora' }),
      despedir('Oficial', { as: 'Gerente' }),
    ]);
    expect(answers[0]?.httpStatus).toBe(200);
    expect(answers[1]?.httpStatus).toBeOneOf([200, 401]);
    expect((await person('Oficial')).despedido_en !== null).toBe(answers[1]?.httpStatus === 200);
  });
});

describe('a dismissal ends', () => {
  test('a dismissal ends the open time, without credit', async () => {
    await openTiempo('Oficial')(agency);
    await despedir('Recluta');
    expect(await tiempoOf('Recluta')).toMatchObject({
      cierre: 'cancelado',
      cerrado_en: agency.now(),
      minutos: null,
    });
    expect(await actsOf((await tiempoOf('Recluta')).id)).toEqual(['cancelado']);
  });

  test('a dismissal ends the person’s supervision of others’ times, which wait for another senior and keep their minutes', async () => {
    await openTiempo('Oficial')(agency);
    await despedir('Oficial');
    const tiempo = await tiempoOf('Recluta');
    expect(tiempo).toMatchObject({ cerrado_en: null, alto_id: null, ligado: null });
    expect(await actsOf(tiempo.id)).toEqual(['desligado']);
    const waiting = (await agency.call('getSolicitudTiempo', { as: 'Supervisora' })).body;
    expect(waiting).toMatchObject([{ bajoNombre: 'Recluta', mins: 42, minsA: 0 }]);
  });

  test('a dismissal ends the clock-in, at that moment', async () => {
    await despedir('Oficial');
    expect((await rowsOf('fichajes', 'Oficial')).filter(({ salida }) => salida === null)).toEqual(
      [],
    );
    expect((await rowsOf('fichajes', 'Oficial')).at(-1)).toMatchObject({ salida: agency.now() });
  });

  test('a dismissal ends the promotion proposed to the person, and the promotions that the person proposed', async () => {
    await agency.call('sendAscenso', {
      as: 'Oficial',
      body: { usuario: await agency.idOf('Recluta') },
    });
    await despedir('Oficial');
    expect(await rowsOf('solicitudes', 'Recluta')).toMatchObject([
      { estado: 'anulada', resuelta_en: agency.now() },
    ]);
    expect(
      (
        await agency.call('sendAscenso', {
          as: 'Supervisora',
          body: { usuario: await agency.idOf('Recluta') },
        })
      ).httpStatus,
    ).toBe(200);
    await despedir('Cabo');
    expect((await rowsOf('solicitudes', 'Cabo')).map(({ estado }) => estado)).toEqual(['anulada']);
  });

  test('a dismissal ends the request for another name', async () => {
    await agency.call('actionNombre', { as: 'Agente', body: { op: 2, nombre: 'Agenta' } });
    const waits = async () => (await agency.call('getAllRequest', { as: 'Gerente' })).body;
    expect(await waits()).toHaveLength(1);
    await despedir('Agente');
    await ingresar('Agente');
    expect(await waits()).toEqual([]);
  });

  describe('a dismissal and absences', () => {
    beforeEach(() => agency.db.deleteFrom('ausencias').execute());
    const absences = actsOnAusencias(() => agency);
    /** Accepts an absence from two days ago until 27 November. */
    const leave = () => absences.accepted('Agente', { inicio: '2026-11-19' });
    const dismissThenReadmit = async () => {
      await despedir('Agente');
      expect((await ingresar('Agente')).httpStatus).toBe(200);
    };

    test('a dismissal cancels the pending absence', async () => {
      await absences.waits('Agente');
      await despedir('Agente');
      expect(await rowsOf('ausencias', 'Agente')).toMatchObject([
        { estado: 'cancelada', encargado_id: await agency.idOf('Gerente') },
      ]);
    });

    test('a dismissal ends the accepted absence, which keeps its past days; the audit log counts it', async () => {
      await leave();
      await despedir('Agente');
      expect(await rowsOf('ausencias', 'Agente')).toMatchObject([
        { estado: 'aceptada', final: '2026-11-20', terminada_en: agency.now() },
      ]);
      expect((await absences.audits()).at(-1)).toMatchObject({
        operacion: 'despedir',
        despues: { cerrado: { ausencia: 1 } },
      });
    });

    test.each(['2026-11-21', '2026-11-23'])(
      'a dismissal cancels an accepted absence that begins on %s',
      async (inicio) => {
        await absences.accepted('Agente', { inicio });
        await despedir('Agente');
        expect(await rowsOf('ausencias', 'Agente')).toMatchObject([
          { estado: 'cancelada', inicio, final: DIAS.final, terminada_en: null },
        ]);
      },
    );

    test('a dismissal does not change an absence that is over', async () => {
      await absences.accepted('Agente', { inicio: '2026-11-10', final: '2026-11-20' });
      const before = await rowsOf('ausencias', 'Agente');
      await despedir('Agente');
      expect(await rowsOf('ausencias', 'Agente')).toEqual(before);
    });

    test('a readmitted person is absent nowhere, and can ask for an absence', async () => {
      await leave();
      const door = async () =>
        (await agency.call('puerta', { as: 'Gerente', params: { nombre: 'Agente' } })).body.persona
          .ausente;
      expect(await door()).toBe(DIAS.final);
      await dismissThenReadmit();
      expect(await door()).toBeNull();
      expect((await agency.call('ausentes', { as: 'Recluta' })).body.ausentes).toMatchObject([
        { usuarioNombre: 'Agente', final: '2026-11-20' },
      ]);
      expect((await absences.ask('Agente')).httpStatus).toBe(200);
    });

    test('two dismissals at once end the absence once', async () => {
      await leave();
      const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')];
      const body = { usuario: await agency.idOf('Agente'), motivo: MOTIVO };
      const answers = await Promise.all(keys.map((key) => agency.call('despedir', { key, body })));
      expect(absences.statusesOf(answers)).toEqual([200, 409]);
      expect(await rowsOf('ausencias', 'Agente')).toMatchObject([{ final: '2026-11-20' }]);
    });

    test('an absence accepted while its person is dismissed ends, or is never accepted', async () => {
      const id = await absences.keep('Agente', { inicio: '2026-11-19' });
      const [accept, out] = await Promise.all([
        absences.decide('Fundadora', id, 1),
        despedir('Agente'),
      ]);
      expect(out.httpStatus).toBe(200);
      const accepted = accept.httpStatus === 200;
      if (!accepted) expect(accept.httpStatus).toBe(409);
      expect(await rowsOf('ausencias', 'Agente')).toMatchObject([
        accepted ? { estado: 'aceptada', final: '2026-11-20' } : { estado: 'cancelada' },
      ]);
    });
  });

  test('a dismissal ends the status, and being employee of the month', async () => {
    await despedir('Oficial');
    const empleados = await agency.db
      .selectFrom('empleados_mes')
      .selectAll()
      .where('usuario_id', '=', await agency.idOf('Oficial'))
      .execute();
    expect(empleados).toMatchObject([
      { retirado_en: agency.now(), retirado_por: await agency.idOf('Gerente') },
    ]);
    expect(
      (await rowsOf('estados', 'Oficial')).filter(({ anulado_en }) => anulado_en === null),
    ).toEqual([]);
    await ingresar('Oficial');
    expect(
      (await agency.call('empleadoMes')).body.map(
        (e: { usuarioNombre: string }) => e.usuarioNombre,
      ),
    ).not.toContain('Oficial');
    expect((await agency.call('estados', { as: 'Oficial' })).body).toBeNull();
  });

  test('a dismissal ends no time, clock-in or pending promotion of other people', async () => {
    await openTiempo('Supervisora')(agency);
    await despedir('Oficial');
    expect(await tiempoOf('Recluta')).toMatchObject({
      cerrado_en: null,
      alto_id: await agency.idOf('Supervisora'),
    });
    expect(
      (await rowsOf('fichajes', 'Supervisora')).filter(({ salida }) => salida === null),
    ).toHaveLength(1);
    expect((await rowsOf('solicitudes', 'Cabo')).map(({ estado }) => estado)).toEqual([
      'pendiente',
    ]);
  });

  test('a dismissal deletes none of the person’s payroll entries and promotions', async () => {
    const count = async (table: 'nomina' | 'ascensos') =>
      (
        await agency.db
          .selectFrom(table)
          .select('id')
          .where('usuario_id', '=', await agency.idOf('Oficial'))
          .execute()
      ).length;
    const before = [await count('nomina'), await count('ascensos')];
    await despedir('Oficial');
    expect([await count('nomina'), await count('ascensos')]).toEqual(before);
  });
});

describe('a person who is dismissed, readmitted and dismissed again', () => {
  test('a person who is dismissed, readmitted and dismissed again has a complete history', async () => {
    await despedir('Agente', { motivo: 'Primera' });
    agency.pass({ days: 30 });
    const back = agency.now();
    expect((await ingresar('Agente')).httpStatus).toBe(200);
    agency.pass({ days: 5 });
    expect((await despedir('Agente', { motivo: 'Segunda' })).httpStatus).toBe(200);
    expect(await of('Agente')).toMatchObject([
      { motivo: 'Segunda', ingreso: null },
      { motivo: 'Primera', ingreso: back.toISOString() },
    ]);
    const rows = await agency.db
      .selectFrom('despidos')
      .selectAll()
      .where('motivo', '=', 'Primera')
      .execute();
    expect(rows).toMatchObject([{ ingreso_por: await agency.idOf('Gerente') }]);
  });

  test('of several readmissions of one person at once, one succeeds', async () => {
    const answers = await Promise.all([
      ingresar('Expulsado'),
      ingresar('Expulsado'),
      ingresar('Expulsado'),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409]);
    expect(await of('Expulsado')).toMatchObject([{ ingreso: agency.now().toISOString() }]);
  });

  test('a person dismissed while being readmitted is then either dismissed or active', async () => {
    const [back, out] = await Promise.all([ingresar('Expulsado'), despedir('Expulsado')]);
    expect(back.httpStatus).toBe(200);
    const rows = await of('Expulsado');
    expect(rows.filter((row: { ingreso: string | null }) => row.ingreso === null)).toHaveLength(
      out.httpStatus === 200 ? 1 : 0,
    );
    expect((await person('Expulsado')).despedido_en !== null).toBe(out.httpStatus === 200);
  });
});

describe('the list of dismissals', () => {
  test('the list of dismissals has Expulsado, by the System (DES-01)', async () => {
    expect(await of('Expulsado')).toMatchObject([
      { encargado: null, encargadoNombre: 'Sistema', ingreso: null, id_categoria: 2 },
    ]);
  });

  test('the list of dismissals is for adm and for des', async () => {
    expect((await agency.call('getAllDespidos', { as: 'Oficial' })).httpStatus).toBe(403);
    expect((await agency.call('getAllDespidos')).httpStatus).toBe(401);
    expect((await agency.call('getAllDespidos', { as: 'Supervisora' })).httpStatus).toBe(200);
  });

  test('the list of dismissals has the newest first, and is answered with 304 until a person leaves or returns', async () => {
    const read = (etag?: string) =>
      agency.call('getAllDespidos', {
        as: 'Gerente',
        headers: etag ? { 'if-none-match': etag } : {},
      });
    const first = await read();
    expect((await read(String(first.headers.etag))).httpStatus).toBe(304);
    await despedir('Agente');
    const second = await read(String(first.headers.etag));
    expect(second.body.map((row: { usuarioNombre: string }) => row.usuarioNombre)).toEqual([
      'Agente',
      'Expulsado',
    ]);
    await ingresar('Agente');
    expect((await read(String(second.headers.etag))).httpStatus).toBe(200);
  });
});

describe('a dismissal and another act at the same moment', () => {
  /**
   * Makes another request at the same time as a dismissal. Its answer shows which came first. Both
   * orders must end in a consistent state.
   */
  const both = async (
    other: () => Promise<Answer>,
    name: string,
  ): Promise<{ other: Answer; out: Answer }> => {
    const [done, out] = await Promise.all([other(), despedir(name)]);
    expect(out.httpStatus).toBe(200);
    return { other: done, out };
  };

  test('a person who accepts a promotion and is dismissed at the same moment is promoted with a log entry, or not promoted and without one', async () => {
    await agency.call('sendAscenso', {
      as: 'Oficial',
      body: { usuario: await agency.idOf('Recluta') },
    });
    const key = await agency.keyOf('Recluta');
    const { body } = await agency.call('getSolicitudes', {
      key,
      params: { id: await agency.idOf('Recluta') },
    });
    const { id, encargado, id_rango, nueva } = body[0];
    const { other } = await both(
      () =>
        agency.call('actionSolicitudes', {
          key,
          body: { option: 0, id, encargado, rango: id_rango, mision: nueva },
        }),
      'Recluta',
    );
    const accepted = other.httpStatus === 200;
    if (!accepted) expect(other.httpStatus).toBe(401);
    expect((await person('Recluta')).mision_id === id_rango).toBe(accepted);
    expect(await rowsOf('solicitudes', 'Recluta')).toMatchObject([
      { estado: accepted ? 'aceptada' : 'anulada' },
    ]);
    expect(
      await agency.db.selectFrom('ascensos').select('id').where('solicitud_id', '=', id).execute(),
    ).toHaveLength(accepted ? 1 : 0);
  });

  test('a promotion that is answered while its promoter is dismissed is accepted or annulled', async () => {
    await agency.call('sendAscenso', {
      as: 'Oficial',
      body: { usuario: await agency.idOf('Recluta') },
    });
    const key = await agency.keyOf('Recluta');
    const { body } = await agency.call('getSolicitudes', {
      key,
      params: { id: await agency.idOf('Recluta') },
    });
    const { id, encargado, id_rango, nueva } = body[0];
    const { other } = await both(
      () =>
        agency.call('actionSolicitudes', {
          key,
          body: { option: 0, id, encargado, rango: id_rango, mision: nueva },
        }),
      'Oficial',
    );
    expect(other.httpStatus).toBeOneOf([200, 409]);
    expect(await rowsOf('solicitudes', 'Recluta')).toMatchObject([
      { estado: other.httpStatus === 200 ? 'aceptada' : 'anulada' },
    ]);
  });

  test('a time that is confirmed while its person is dismissed is credited, or cancelled', async () => {
    await openTiempo('Oficial')(agency);
    const { id } = await tiempoOf('Recluta');
    const { other } = await both(
      () => agency.call('actionTime', { as: 'Oficial', body: { op: 1, id } }),
      'Recluta',
    );
    expect(other.httpStatus).toBeOneOf([200, 409]);
    const confirmed = other.httpStatus === 200;
    expect(await tiempoOf('Recluta')).toMatchObject({
      cierre: confirmed ? 'confirmado' : 'cancelado',
    });
    expect(
      await agency.db.selectFrom('nomina').select('id').where('tiempo_id', '=', id).execute(),
    ).toHaveLength(confirmed ? 2 : 0);
  });

  test('a time that its senior confirms while being dismissed is confirmed, or stays open without a senior', async () => {
    await openTiempo('Oficial')(agency);
    const { id } = await tiempoOf('Recluta');
    const key = await agency.keyOf('Oficial');
    const { other } = await both(
      () => agency.call('actionTime', { key, body: { op: 1, id } }),
      'Oficial',
    );
    expect(other.httpStatus).toBeOneOf([200, 401]);
    expect(await tiempoOf('Recluta')).toMatchObject(
      other.httpStatus === 200 ? { cierre: 'confirmado' } : { cierre: null, alto_id: null },
    );
  });

  test('a time that is opened while its person is dismissed is cancelled, or never opened', async () => {
    const { other } = await both(
      async () =>
        agency.call('openTime', {
          as: 'Supervisora',
          body: { bajo: await agency.idOf('Recluta'), alto: -1 },
        }),
      'Recluta',
    );
    expect(other.httpStatus).toBeOneOf([200, 409]);
    const open = await agency.db
      .selectFrom('tiempos')
      .select('id')
      .where('cerrado_en', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  test('a person who clocks in and is dismissed at the same moment is not clocked in afterwards', async () => {
    const key = await agency.keyOf('Agente');
    const { other } = await both(
      () => agency.call('actionFichar', { key, body: { op: 0 } }),
      'Agente',
    );
    expect(other.httpStatus).toBeOneOf([200, 401]);
    expect((await rowsOf('fichajes', 'Agente')).filter(({ salida }) => salida === null)).toEqual(
      [],
    );
  });

  test('a person who is fined and dismissed at the same moment is dismissed, with one fine at most', async () => {
    const { other } = await both(
      async () =>
        agency.call('sendMulta', {
          as: 'Fundadora',
          body: { usuario: await agency.idOf('Agente'), motivo: 'Ruido', creditos: 5 },
        }),
      'Agente',
    );
    expect(other.httpStatus).toBeOneOf([200, 409]);
    const fines = (await agency.call('getAllMultas', { as: 'Gerente' })).body.filter(
      (row: { motivo: string }) => row.motivo === 'Ruido',
    );
    expect(fines).toHaveLength(other.httpStatus === 200 ? 1 : 0);
    expect((await person('Agente')).despedido_en).not.toBeNull();
  });
});

describe('the database', () => {
  test('the database allows one open dismissal per person, and no user dismisses themself', async () => {
    const row = { usuario_id: await agency.idOf('Expulsado'), motivo: 'Otra', fecha: agency.now() };
    await expect(agency.db.insertInto('despidos').values(row).execute()).rejects.toThrow(
      'despidos_uno_vigente',
    );
    const own = await agency.idOf('Agente');
    await expect(
      agency.db
        .insertInto('despidos')
        .values({ ...row, usuario_id: own, encargado_id: own })
        .execute(),
    ).rejects.toThrow('despidos_no_propio');
  });
});
