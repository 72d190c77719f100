import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../Row';
import { CLAVE, call, forEachOf } from '../support/client';
import { interleave } from '../support/interleave';
import type { Agency } from '../support/openAgency';
import { inProject } from '../support/paths';
import { runNode } from '../support/runNode';

const MULTAS = 500;
const AT_ONCE = 4;

async function createToken({ url, boss: { key } }: Agency): Promise<string> {
  const expira = new Date(Date.now() + 86_400_000).toISOString();
  const body = { nombre: 'Medida', expira, soloLectura: 0, codigos: ['mul', 'adm'], clave: CLAVE };
  return (await call<{ token: string }>(url, 'ext/tokens', { key, body })).body.token;
}

/** Fines that the command sends from a file, compared with the same calls in a concurrent loop. */
export const bulk: Row = {
  name: 'bulk',
  async run(bench) {
    const { postgres: agency } = await bench.agencies();
    const folder = bench.createFolder('bulk');
    const env = {
      GARITA_URL: agency.url,
      GARITA_TOKEN: await createToken(agency),
      HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    const people = Array.from(
      { length: MULTAS },
      (_, i) => agency.staff[i % agency.staff.length] ?? agency.boss,
    );
    let file = 0;
    const byCommand = async (): Promise<void> => {
      // The command skips a file that it has already sent.
      file++;
      const path = join(folder, `multas-${file}.csv`);
      writeFileSync(
        path,
        [
          'usuario,motivo,creditos',
          ...people.map(({ usuario }, i) => `${usuario},Medida ${file}-${i},5`),
        ].join('\n'),
      );
      await runNode(
        [inProject('packages/cli/bin/garita.mjs'), 'multas', 'add', '--archivo', path, '--yes'],
        env,
      );
    };
    const byLoop = () =>
      forEachOf(people, AT_ONCE, ({ id }) =>
        call(agency.url, 'sendMulta', {
          key: agency.boss.key,
          body: { usuario: id, motivo: 'Medida', creditos: 5 },
        }),
      );
    const rateOf = (work: () => Promise<unknown>) => async (): Promise<number> => {
      const start = performance.now();
      await work();
      return (MULTAS * 1000) / (performance.now() - start);
    };
    const found = await interleave(
      { loop: rateOf(byLoop), command: rateOf(byCommand) },
      { isWarmedUp: false, budget: 20_000 },
    );
    return [
      {
        work: 'bulk of 500 fines from the terminal',
        unit: '/s',
        peers: { 'the same calls in a loop, 4 at once': found.loop },
        garita: { postgres: found.command },
        goal: { bound: 'atLeast', value: 0.7, of: 'the same calls in a loop, 4 at once' },
        note: 'the whole command, its start included',
      },
    ];
  },
};
