import { type Api, openApi } from './support/api';
import { startDemo } from './support/demo';
import { openFolder } from './support/seed';
import { expect, test } from './support/test';

/** Minimum number of writes answered before the crash. */
const ENOUGH = 20;

interface Multa {
  motivo: string;
}

/**
 * Sends fines until the portal is gone, and adds the reason of each answered fine to `answered`.
 */
async function fineUntilKilled(
  { call }: Api,
  usuario: number,
  name: string,
  answered: string[],
): Promise<void> {
  for (let n = 1; ; n++) {
    const motivo = `Golpe ${name}${n}`;
    try {
      const { status } = await call('sendMulta', { usuario, motivo, creditos: 1 });
      if (status === 200) answered.push(motivo);
    } catch {
      return;
    }
  }
}

test('kill -9 during writes loses no answered write; the folder opens again at once, and only for one process', async () => {
  const place = openFolder();
  const answered: string[] = [];
  const doomed = await startDemo({ place });
  const [supervisora, recluta] = [
    await openApi(doomed.url, 'Supervisora'),
    await openApi(doomed.url, 'Recluta'),
  ];
  const writers = ['a', 'b', 'c', 'd'].map((name) =>
    fineUntilKilled(supervisora, recluta.id, name, answered),
  );
  await expect.poll(() => answered.length).toBeGreaterThanOrEqual(ENOUGH);
  await doomed.kill();
  await Promise.all(writers);

  const demo = await startDemo({ place });
  try {
    const { call } = await openApi(demo.url, 'Gerente');
    const kept = ((await call('getAllMultas')).body as Multa[]).map(({ motivo }) => motivo);
    expect(answered.filter((motivo) => !kept.includes(motivo))).toEqual([]);

    const second = await startDemo({ place }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(second).toContain('ended with code 1');
    expect(second).toContain(place.dataDir);
    expect(second).not.toContain('    at ');
    expect((await call('health')).status).toBe(200);
  } finally {
    expect(await demo.stop()).toBe(0);
    await place.remove();
  }
});
