import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { misused, openStage, readLines, refused } from './testing/openStage';
import { startFaultyProxy } from './testing/startFaultyProxy';

const stage = openStage(async (agency) => {
  await agency.call('actionFichar', { as: 'Supervisora', body: { op: 0 } });
});
const openBetween = startFaultyProxy();

interface Resumen {
  readonly id: string;
  readonly estado: string;
  readonly orden: string;
  readonly pendientes: number;
}

type Persona = Awaited<ReturnType<typeof stage.signIn>>;
const lotesOf = (persona: Persona): Promise<Resumen[]> => persona.json(['lotes', 'list']);
const lastOf = async (persona: Persona): Promise<Resumen> => (await lotesOf(persona))[0] as Resumen;
const resultadosOf = (stdout: string) => readLines(stdout).map(({ resultado }) => resultado);

const multas = async () =>
  (await stage.agency.call('getAllMultas', { as: 'Gerente' })).body as {
    id: number;
    motivo: string;
    cobrado: number;
  }[];
const motivos = async () => (await multas()).map(({ motivo }) => motivo);

const ADD = ['multas', 'add', '--yes', '--archivo', '-'];
const FILE = 'Usuario;Motivo\nRecluta;Uno\nCabo;Dos\nRecluta;Tres\nAgente;Cuatro\n';

/** Signs in through a proxy that loses all answers after the first `answers`, until `mend`. */
async function signInBroken(answers: number, as = 'Gerente') {
  let isMended = false;
  const url = await openBetween(stage.servidor, (write) =>
    isMended || write <= answers ? 'pass' : 'hang up',
  );
  const mend = () => {
    isMended = true;
  };
  return { persona: await stage.signIn(as, url), mend };
}

describe('bulk runs sent from this computer', () => {
  test('bulk runs are listed, newest first, and shown line by line; no other user can read them', async () => {
    const gerente = await stage.signIn('Gerente');
    expect(await lotesOf(gerente)).toEqual([]);
    await gerente.garita(ADD, FILE);
    await gerente.garita(['nomina', 'adjust', 'Recluta', 'Cabo', '--minutos', '-999999', '--yes']);
    const [last, first] = await lotesOf(gerente);
    expect(first).toMatchObject({
      orden: 'multas add',
      estado: 'terminado',
      servidor: stage.servidor,
      lineas: 4,
      hechas: 4,
      pendientes: 0,
    });
    expect(last).toMatchObject({ orden: 'nomina adjust', lineas: 2, hechas: 0, rechazadas: 2 });
    const { stdout } = await gerente.process(['lotes', 'list']);
    expect(stdout.split('\n')[0]).toMatch(
      /^Id +Fecha +Orden +Estado +Líneas +Hechas +Ya hechas +Rechazadas +Pendientes +Portal$/,
    );
    const shown = (await gerente.garita(['lotes', 'show', first?.id ?? '', '--csv'])).stdout.split(
      '\r\n',
    );
    expect(shown.slice(0, 3)).toEqual([
      'Línea,Resultado,Qué,Respuesta',
      '2,hecha,Multa de 0c a Recluta: «Uno»,Multa puesta a Recluta',
      '3,hecha,Multa de 0c a Cabo: «Dos»,Multa puesta a Cabo',
    ]);
    const folder = stage.home.path('lotes');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toHaveLength(2);
    for (const name of readdirSync(folder))
      expect(statSync(`${folder}/${name}`).mode & 0o777).toBe(0o600);
  });

  test('a single change and a dry run are not saved as bulk runs', async () => {
    const gerente = await stage.signIn('Gerente');
    await gerente.garita(['multas', 'add', 'Recluta', '--motivo', 'x']);
    await gerente.garita([...ADD, '--dry-run'], FILE);
    expect(await lotesOf(gerente)).toEqual([]);
  });

  test('at most 50 bulk runs are kept, for 30 days', async () => {
    const gerente = await stage.signIn('Gerente');
    await gerente.garita(['multas', 'add', 'Recluta', 'Cabo', '--motivo', 'x', '--yes']);
    const folder = stage.home.path('lotes');
    const [name = ''] = readdirSync(folder);
    const [id, text] = [name.replace('.jsonl', ''), readFileSync(`${folder}/${name}`, 'utf8')];
    for (let i = 10; i < 70; i++)
      writeFileSync(`${folder}/x-${i}.jsonl`, text.replace(id, `x-${i}`), { mode: 0o600 });
    const old = Date.now() / 1000 - 31 * 86_400;
    for (let i = 10; i < 15; i++) utimesSync(`${folder}/x-${i}.jsonl`, old, old);
    await gerente.garita(['multas', 'add', 'Recluta', 'Cabo', '--motivo', 'y', '--yes']);
    const kept = readdirSync(folder);
    expect(kept).toHaveLength(51);
    for (let i = 10; i < 15; i++) expect(kept).not.toContain(`x-${i}.jsonl`);
  });

  test('bulk runs are not saved where nothing can be written; reset-password, which could then not be resumed, is refused', async () => {
    const gerente = await stage.signIn('Gerente');
    await gerente.garita(['multas', 'add', 'Recluta', '--motivo', 'x']);
    mkdirSync(dirname(stage.home.path('lotes')), { recursive: true });
    writeFileSync(stage.home.path('lotes'), '');
    expect(
      (await gerente.garita(['multas', 'add', 'Recluta', 'Cabo', '--motivo', 'y', '--yes'])).code,
    ).toBe(0);
    expect(await lotesOf(gerente)).toEqual([]);
    const salida = `${stage.home.env.HOME}/claves.csv`;
    expect(
      await gerente.garita([
        'usuarios',
        'reset-password',
        'Recluta',
        'Cabo',
        '--salida',
        salida,
        '--yes',
      ]),
    ).toEqual(
      misused(
        'No se puede escribir en tu carpeta de configuración: hace falta para seguir si se interrumpe.',
      ),
    );
    expect(existsSync(salida)).toBe(false);
  });

  test('a bulk run is not found by a path, a wrong id or an empty id', async () => {
    const gerente = await stage.signIn('Gerente');
    for (const id of ['nada', '../sesion', '']) {
      expect(await gerente.garita(['lotes', 'show', id])).toEqual(
        misused(`No hay ningún lote «${id}». «garita lotes list» los muestra.`),
      );
    }
  });
});

describe('lotes resume', () => {
  test('lotes resume sends the unanswered lines, each once, and then there is nothing left', async () => {
    const { persona, mend } = await signInBroken(2);
    const cut = await persona.garita(ADD, FILE);
    expect(cut.code).toBe(4);
    const { id, ...resumen } = await lastOf(persona);
    expect(resumen).toMatchObject({
      estado: 'a medias',
      hechas: 2,
      sinRespuesta: 1,
      sinEnviar: 1,
      pendientes: 2,
    });
    expect(cut.stderr).toContain(`o seguir con «garita lotes resume ${id}»`);
    mend();
    expect(
      (await persona.garita(['lotes', 'resume', id, '--dry-run', '--json'])).stdout.split('\n'),
    ).toHaveLength(3);
    const { code, stdout, stderr } = await persona.garita([
      'lotes',
      'resume',
      id,
      '--yes',
      '--json',
    ]);
    expect({ code, resultados: resultadosOf(stdout) }).toEqual({
      code: 0,
      resultados: ['ya hecha', 'hecha'],
    });
    expect(stderr).toBe('Hechas: 1 de 2; 1 ya lo estaba.\n');
    expect((await motivos()).slice(0, 5)).toEqual(
      expect.arrayContaining(['Cuatro', 'Tres', 'Dos', 'Uno']),
    );
    expect((await motivos()).filter((motivo) => motivo === 'Tres')).toHaveLength(1);
    // The portal replayed the answer to this run's key, so the line counts as done by this run.
    expect(await lastOf(persona)).toMatchObject({ id, estado: 'terminado', hechas: 4 });
    expect(await persona.garita(['lotes', 'resume', id, '--yes'])).toEqual(
      refused('De ese lote no queda nada por enviar.'),
    );
  });

  test('lotes resume is not needed after the same file was sent again', async () => {
    const { persona, mend } = await signInBroken(2);
    await persona.garita(ADD, FILE);
    const { id } = await lastOf(persona);
    mend();
    expect((await persona.garita(ADD, FILE)).code).toBe(0);
    const lotes: { id: string; estado: string; pendientes: number }[] = await persona.json([
      'lotes',
      'list',
    ]);
    expect(lotes.find((one) => one.id === id)).toMatchObject({
      estado: 'terminado',
      pendientes: 0,
    });
  });

  test('lotes resume continues with people named as arguments', async () => {
    const { persona, mend } = await signInBroken(1);
    const cut = await persona.garita([
      'multas',
      'add',
      'Recluta',
      'Cabo',
      'Agente',
      '--motivo',
      'Nombrada',
      '--yes',
    ]);
    expect(cut.stderr).toContain('Sin enviar: 1, desde Agente.\n');
    const { id } = await lastOf(persona);
    expect(cut.stderr).toContain(
      `Se ha interrumpido. Antes de 24 horas puedes seguir con «garita lotes resume ${id}»`,
    );
    mend();
    expect((await persona.garita(['lotes', 'resume', id, '--yes'])).code).toBe(0);
    expect((await motivos()).filter((motivo) => motivo === 'Nombrada')).toHaveLength(3);
  });

  test('lotes resume after kill -9 knows every answered line, even if the last line of the journal is incomplete', async () => {
    let seen = () => {};
    let isMended = false;
    const third = new Promise<void>((resolve) => {
      seen = resolve;
    });
    const never = new Promise<'pass'>(() => undefined);
    const url = await openBetween(stage.servidor, (write) => {
      if (isMended || write < 3) return 'pass';
      seen();
      return never;
    });
    const gerente = await stage.signIn('Gerente', url);
    const child = await gerente.start(['multas', 'add', '--yes', '--archivo', stage.write(FILE)]);
    const ended = new Promise((resolve) => child.once('close', resolve));
    await third;
    expect(await lastOf(gerente)).toMatchObject({ estado: 'en curso', hechas: 2 });
    const { id } = await lastOf(gerente);
    expect(await gerente.garita(['lotes', 'resume', id, '--yes'])).toEqual(
      misused(`Ese lote se está enviando ahora (proceso ${child.pid}).`),
    );
    child.kill('SIGKILL');
    await ended;
    isMended = true;
    expect(await lastOf(gerente)).toMatchObject({ estado: 'a medias', hechas: 2, pendientes: 2 });
    appendFileSync(`${stage.home.path('lotes')}/${id}.jsonl`, '{"linea":4,"resul');
    const { code, stdout } = await gerente.garita(['lotes', 'resume', id, '--yes', '--json']);
    expect({ code, resultados: resultadosOf(stdout) }).toEqual({
      code: 0,
      resultados: ['ya hecha', 'hecha'],
    });
    expect(await lastOf(gerente)).toMatchObject({ estado: 'terminado', hechas: 4, pendientes: 0 });
    expect(
      (await motivos()).filter((motivo) => ['Uno', 'Dos', 'Tres', 'Cuatro'].includes(motivo)),
    ).toHaveLength(4);
  });

  test('lotes resume reports a line that can no longer be done, and does the others', async () => {
    const { persona, mend } = await signInBroken(1);
    await persona.garita(ADD, 'Usuario;Motivo\nRecluta;A\nRecluta;B\nCabo;C\nAgente;D\n');
    const { id } = await lastOf(persona);
    mend();
    await stage.agency.call('despedir', {
      as: 'Fundadora',
      body: { usuario: await stage.agency.idOf('Cabo'), motivo: 'x' },
    });
    const { code, stdout } = await persona.garita(['lotes', 'resume', id, '--yes', '--json']);
    expect({ code, resultados: resultadosOf(stdout) }).toEqual({
      code: 1,
      resultados: ['ya hecha', 'rechazada', 'hecha'],
    });
    expect(readLines(stdout)[1]?.mensaje).toBe('Cabo: Esa persona está despedida.');
  });

  test('lotes resume is refused on another portal, to another person and after a day', async () => {
    const { persona } = await signInBroken(1);
    await persona.garita(ADD, FILE);
    const { id } = await lastOf(persona);
    const resume = ['lotes', 'resume', id, '--yes'];
    const elsewhere = await (await stage.signIn('Gerente')).garita(resume);
    expect(elsewhere).toEqual(
      refused(
        `Ese lote se envió a ${(await persona.json(['lotes', 'list']))[0].servidor}, y ahora estás en ${stage.servidor}.`,
      ),
    );
    const other = await stage.signIn(
      'Supervisora',
      (await persona.json(['lotes', 'list']))[0].servidor,
    );
    expect(await other.garita(resume)).toEqual(
      refused('Ese lote lo envió otra persona: entra con su cuenta.'),
    );
    const path = `${stage.home.path('lotes')}/${id}.jsonl`;
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/"fecha":"[^"]+"/, `"fecha":"${yesterday}"`),
    );
    expect((await persona.garita(resume)).stderr).toMatch(/^garita: Han pasado más de 24 horas: /);
  });
});

describe('lotes undo', () => {
  const fine = async (...usuarios: string[]) => {
    const ids: string[] = [];
    for (const usuario of usuarios) {
      await stage.agency.call('sendMulta', {
        as: 'Gerente',
        body: { usuario: await stage.agency.idOf(usuario), motivo: 'Tarde', creditos: 4 },
      });
      ids.push(String((await multas())[0]?.id));
    }
    return ids;
  };
  const collected = async (ids: readonly string[]) =>
    (await multas()).filter(({ id, cobrado }) => ids.includes(String(id)) && cobrado === 1).length;

  test('lotes undo asks for confirmation and undoes once what a bulk run did, but not what was in effect before', async () => {
    const gerente = await stage.signIn('Gerente');
    const ids = await fine('Recluta', 'Cabo', 'Agente');
    await gerente.garita(['multas', 'collect', ids[0] ?? '']);
    await gerente.garita(['multas', 'collect', ...ids, '--yes']);
    const { id } = await lastOf(gerente);
    const planned = await gerente.garita(['lotes', 'undo', id, '--dry-run', '--json']);
    expect(readLines(planned.stdout).map(({ descripcion }) => descripcion)).toEqual([
      `Marcar como no cobrada la multa ${ids[2]} de Agente, 4c: «Tarde»`,
      `Marcar como no cobrada la multa ${ids[1]} de Cabo, 4c: «Tarde»`,
    ]);
    expect(await gerente.garita(['lotes', 'undo', id])).toEqual(
      misused('Aquí no se puede preguntar: añade --yes para hacerlo sin confirmación.'),
    );
    expect(await collected(ids)).toBe(3);
    expect(await gerente.atTerminal(['lotes', 'undo', id], '2 multas\r')).toMatchObject({
      code: 0,
    });
    expect(await collected(ids)).toBe(1);
    const [undo, done] = await lotesOf(gerente);
    expect([undo, done]).toMatchObject([
      { orden: 'multas uncollect', estado: 'terminado' },
      { id, estado: 'deshecho' },
    ]);
    expect(await gerente.garita(['lotes', 'undo', id, '--yes'])).toEqual(
      refused(`Ese lote ya se deshizo: «garita lotes show ${undo?.id}» dice cómo.`),
    );
    // The bulk run that undid another can be undone too.
    expect((await gerente.garita(['lotes', 'undo', undo?.id ?? '', '--yes'])).code).toBe(0);
    expect(await collected(ids)).toBe(3);
  });

  test('an interrupted lotes undo can be resumed, and undoes nothing twice', async () => {
    const { persona, mend } = await signInBroken(3);
    const minutes = async () =>
      (await persona.json(['nomina', 'show'])).map(({ minutos }: { minutos: number }) => minutos);
    const before = await minutes();
    await persona.garita(['nomina', 'adjust', 'Recluta', 'Cabo', '--minutos', '30', '--yes']);
    const { id } = await lastOf(persona);
    expect((await persona.garita(['lotes', 'undo', id, '--yes'])).code).toBe(4);
    const undo = await lastOf(persona);
    expect(await persona.garita(['lotes', 'undo', id, '--yes'])).toEqual(
      refused(`Ya se empezó a deshacer: sigue con «garita lotes resume ${undo.id}».`),
    );
    mend();
    expect((await persona.garita(['lotes', 'resume', undo.id, '--yes'])).code).toBe(0);
    expect(await minutes()).toEqual(before);
  });

  test('lotes undo undoes pauses and resumes of times, and allowed clones', async () => {
    const supervisora = await stage.signIn('Supervisora');
    const paused = async () =>
      (await supervisora.json(['tiempos', 'list']))
        .filter(({ pausa }: { pausa: number }) => pausa === 1)
        .map((one: { bajoNombre: string }) => one.bajoNombre);
    const before = await paused();
    await supervisora.garita(['tiempos', 'open', 'Recluta', 'Cabo', '--yes']);
    expect(
      (await supervisora.garita(['lotes', 'undo', (await lastOf(supervisora)).id, '--yes'])).stderr,
    ).toBe('garita: Lo que hace «garita tiempos open» no se deshace con otra orden.\n');
    await supervisora.garita(['tiempos', 'pause', 'Recluta', 'Cabo', '--yes']);
    expect(await paused()).toHaveLength(before.length + 2);
    expect(
      (await supervisora.garita(['lotes', 'undo', (await lastOf(supervisora)).id, '--yes'])).code,
    ).toBe(0);
    expect(await paused()).toEqual(before);
    const duenia = await stage.signIn('Fundadora');
    await duenia.garita(['clones', 'allow', 'Recluta', 'Cabo', '--yes']);
    expect(
      (await duenia.garita(['lotes', 'undo', (await lastOf(duenia)).id, '--yes'])).stderr,
    ).toBe('Hechas: 2 de 2.\n');
    expect((await duenia.garita(['clones', 'disallow', 'Recluta'])).code).toBe(1);
  });

  test('lotes undo is refused for acts without an inverse, and for a bulk run that did nothing', async () => {
    const gerente = await stage.signIn('Gerente');
    await gerente.garita(ADD, FILE);
    const { id } = await lastOf(gerente);
    expect(await gerente.garita(['lotes', 'undo', id, '--yes'])).toEqual(
      refused('Lo que hace «garita multas add» no se deshace con otra orden.'),
    );
    const ids = await fine('Recluta', 'Cabo');
    await gerente.garita(['multas', 'uncollect', ...ids, '--yes']);
    expect(await gerente.garita(['lotes', 'undo', (await lastOf(gerente)).id, '--yes'])).toEqual(
      refused('Ese lote no hizo nada que deshacer.'),
    );
  });
});
