// npm run test:trust: tests that take minutes, a disk of their own or crashes, and a summary of
// attempts and losses. Their quick part is in `npm test`.
import { browserStep } from './test/browser.mjs';
import { runAndReport } from './test/runAndReport.mjs';
import { listTales, trustSteps } from './test/trust.mjs';

await runAndReport([browserStep('trust'), ...trustSteps()], {}, ({ folder }) => [
  '',
  'Lo que se ha intentado y lo que se ha perdido:',
  ...listTales(folder).map((tale) => `- ${tale}`),
]);
