// npm run test:trust: what takes minutes, a disk of its own or hard endings. Its quick part is in `npm test`, beside what it proves.
import { toolPath } from './lib/project.mjs';
import { countJestReport } from './test/counts.mjs';
import { runAndReport } from './test/runAndReport.mjs';
import { runTests } from './test/steps.mjs';

const run = (context) =>
  runTests({
    context,
    script: toolPath('vitest'),
    args: (report) => ['run', '--project=trust', '--maxWorkers=1', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    report: 'trust.json',
    count: countJestReport,
  });

await runAndReport([{ part: 'trust', name: 'disco, finales bruscos, datos rotos y textos hostiles', run }]);
