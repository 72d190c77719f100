// npm run test:trust: what takes minutes, a disk of its own or hard endings, and at its end what was tried and what was lost. Its quick part is in
// `npm test`, beside what it proves.
import { browserStep } from './test/browser.mjs';
import { runAndReport } from './test/runAndReport.mjs';
import { listTales, trustSteps } from './test/trust.mjs';

await runAndReport([browserStep('trust'), ...trustSteps()], {}, ({ folder }) => [
  '',
  'Lo que se ha intentado y lo que se ha perdido:',
  ...listTales(folder).map((tale) => `- ${tale}`),
]);
