import { splitMomento } from '@garita/domain/fichajes/parseMomento';
import { formatCuando } from '@garita/domain/formato/formatCuando';
import { describe, expect, test } from 'vitest';
import { misused, notFound, openStage, refused, SIN_PERMISO } from './testing/openStage';

const stage = openStage();
const ok = (stderr: string) => ({ code: 0, stdout: '', stderr });

test('tiempos counting shows how a senior’s minutes are counted, and the owner changes the counting with tiempos count', async () => {
  const [duenia, gerente] = [await stage.signIn('Fundadora'), await stage.signIn('Gerente')];
  const shown = () => gerente.json(['tiempos', 'counting']);
  expect(await shown()).toEqual([
    {
      cuenta: 'una_vez',
      significa: 'Cada minuto de quien lleva varios tiempos a la vez cuenta una vez.',
    },
  ]);
  expect(await gerente.garita(['tiempos', 'count', 'por_tiempo'])).toEqual(SIN_PERMISO);
  expect(await duenia.garita(['tiempos', 'count', 'nunca'])).toEqual(
    misused('No hay ninguna cuenta «nunca». Son: una_vez, por_tiempo.'),
  );
  expect(await duenia.garita(['tiempos', 'count', 'por_tiempo'])).toEqual(
    ok('Queda dicho cómo se cuentan los minutos del encargado.\n'),
  );
  expect((await shown())[0].cuenta).toBe('por_tiempo');
});

describe('fichajes leave', () => {
  test('fichajes leave asks about the times that the user leads, by name, and unlinks them; without such times it asks nothing', async () => {
    const supervisora = await stage.signIn('Supervisora');
    await stage.agency.call('actionFichar', { as: 'Supervisora', body: { op: 0 } });
    await stage.agency.call('openTime', {
      as: 'Supervisora',
      body: { bajo: await stage.agency.idOf('Cabo'), alto: await stage.agency.idOf('Supervisora') },
    });
    const dryRun = await supervisora.garita(['fichajes', 'leave', '--dry-run']);
    expect(dryRun).toEqual(
      ok('Marcar tu salida; quedan sin encargado: Cabo.\nNo se ha cambiado nada.\n'),
    );
    expect(await supervisora.garita(['fichajes', 'leave'])).toEqual(
      misused('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.'),
    );
    expect((await supervisora.atTerminal(['fichajes', 'leave'], 'supervisora\r')).code).toBe(2);
    expect((await supervisora.atTerminal(['fichajes', 'leave'], 'Supervisora\r')).stderr).toMatch(
      /Salida registrada: (\d+h( \d+m)?|\d+ min)\. 1 tiempo queda sin encargado\./,
    );
    expect(await supervisora.garita(['fichajes', 'leave'])).toEqual(
      refused('No tienes ninguna entrada abierta.'),
    );
    await stage.agency.call('actionFichar', { as: 'Supervisora', body: { op: 0 } });
    expect((await supervisora.garita(['fichajes', 'leave'])).stderr).toMatch(
      /^Salida registrada: 0 min\.\n$/,
    );
  });
});

describe('a forgotten clock-in', () => {
  test('fichajes leave asks a user who seems to have left, and --visto takes the exit seen', async () => {
    const cabo = await stage.signIn('Cabo');
    const leave = (...more: string[]) => cabo.garita(['fichajes', 'leave', ...more]);
    expect(await leave('--visto')).toEqual(refused('No tienes ninguna entrada abierta.'));
    await stage.agency.call('actionFichar', { as: 'Cabo', body: { op: 0 } });
    expect(await leave('--visto')).toEqual(
      refused('No consta que tu avatar se haya ido. Si sales ahora, marca la salida.'),
    );
    const [{ id, entrada }] = await cabo.json(['fichajes', 'list']);
    const visto = new Date(entrada);
    await stage.agency.db
      .insertInto('presencias')
      .values({ fichaje_id: id, veces: 2, visto_en: visto, avisada_en: visto, proxima: visto })
      .execute();
    const cuando = formatCuando(entrada, Date.now());
    expect(await leave('--dry-run')).toEqual(
      ok(
        `Marcar tu salida. Tu avatar se vio por última vez ${cuando}: para salir a esa hora, añade --visto.\nNo se ha cambiado nada.\n`,
      ),
    );
    expect(await leave()).toEqual(
      misused('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.'),
    );
    expect(await leave('--visto', '--dry-run')).toEqual(
      ok(`Marcar tu salida ${cuando}.\nNo se ha cambiado nada.\n`),
    );
    expect(await leave('--visto')).toEqual(ok('Salida registrada: 0 min.\n'));
    expect((await cabo.json(['fichajes', 'list']))[0]).toMatchObject({ id, salida: entrada });
  });

  test('a person who seems to have left is marked in the list, and closing now names the exit seen', async () => {
    const gerente = await stage.signIn('Gerente');
    const { id, entrada } = (
      await stage.agency.call('getFichajesActivos', { as: 'Gerente' })
    ).body.find(({ usuarioNombre }: { usuarioNombre: string }) => usuarioNombre === 'Oficial');
    const visto = new Date(Date.parse(entrada) + 5 * 60_000);
    await stage.agency.db
      .insertInto('presencias')
      .values({ fichaje_id: id, veces: 2, visto_en: visto, avisada_en: visto, proxima: visto })
      .execute();
    const fuera = `Avatar visto por última vez ${formatCuando(visto.toISOString(), Date.now())}`;
    expect((await gerente.garita(['fichajes', 'active', '--csv'])).stdout).toContain(fuera);
    const { dia, hora } = splitMomento(visto.getTime());
    const close = (...more: string[]) =>
      gerente.garita(['fichajes', 'close', 'Oficial', '--dry-run', ...more]);
    expect(await close()).toEqual(
      ok(
        `Cerrar el fichaje de Oficial ahora. ${fuera}: para cerrarlo con esa hora, añade --salida '${dia} ${hora}' y --motivo.\nNo se ha cambiado nada.\n`,
      ),
    );
    expect((await close('--salida', `${dia} ${hora}`, '--motivo', 'x')).stderr).toMatch(
      /^Cerrar el fichaje de Oficial con salida /,
    );
  });

  test('a forgotten clock-in is closed at the real exit with a reason, and corrected by any number of minutes', async () => {
    const gerente = await stage.signIn('Gerente');
    const close = (...more: string[]) =>
      gerente.garita(['fichajes', 'close', 'Oficial', '--yes', ...more]);
    expect(await close('--salida', 'ayer', '--motivo', 'x')).toEqual(
      misused('--salida: Pon el día y la hora de la salida, como 18:30.'),
    );
    expect(await close('--salida', '2999-01-01 10:00', '--motivo', 'x')).toEqual(
      misused('--salida: La salida no puede estar en el futuro.'),
    );
    expect(await close('--salida', '2001-01-01 10:00', '--motivo', 'x')).toEqual(
      misused('--salida: La salida no puede ser anterior a la entrada.'),
    );
    const [{ entrada }] = (
      await stage.agency.call('getFichajesActivos', { as: 'Gerente' })
    ).body.filter(({ usuarioNombre }: { usuarioNombre: string }) => usuarioNombre === 'Oficial');
    const { dia, hora } = splitMomento(Date.parse(entrada) + 31 * 60_000);
    expect(await close('--salida', `${dia} ${hora}`)).toEqual(misused('--motivo: Di por qué.'));
    expect((await close('--salida', `${dia} ${hora}`, '--motivo', 'Se le olvidó')).stderr).toMatch(
      /^Fichaje de Oficial cerrado: 3[01] min\.\n$/,
    );

    const [{ id, min }] = await gerente.json(['registros', 'fichajes', 'oficial']);
    expect(min).toBeGreaterThanOrEqual(30);
    const correct = (...more: string[]) =>
      gerente.garita(['fichajes', 'correct', String(id), '--motivo', 'Se fue antes', ...more]);
    expect(await correct('--minutos', '0')).toEqual(misused('--minutos: Pon cuántos minutos.'));
    expect((await correct('--minutos', '-2', '--dry-run')).stderr).toMatch(
      /^Restar 2 min al fichaje de Oficial del \d{4}-\d\d-\d\d: «Se fue antes»\.\nNo se ha cambiado nada\.\n$/,
    );
    expect(await correct('--minutos', '-2')).toEqual(ok('Se han restado 2 minutos.\n'));
    expect(await correct('--minutos', '5')).toEqual(
      ok('Solo se habían restado 2 minutos: se han devuelto todos.\n'),
    );
    expect(
      await gerente.garita(['fichajes', 'correct', '99999', '--minutos', '-2', '--motivo', 'x']),
    ).toEqual(notFound('El registro no tiene el fichaje 99999.'));
  });
});
