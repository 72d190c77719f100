// npm run test:trust: tests that need minutes, a separate disk or crashes, and a summary of
// attempts and losses. `npm test` runs their quick part.
import { browserStep } from './test/browser.mjs';
import { runAndReport } from './test/runAndReport.mjs';
import { listTales, trustSteps } from './test/trust.mjs';

await runAndReport([browserStep('trust'), ...trustSteps()], {}, ({ folder }) => [
  '',
  'Lo que se ha intentado y lo que se ha perdido:',
  ...listTales(folder).map((tale) => `- ${tale}`),
]);
