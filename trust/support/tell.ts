import { appendFileSync } from 'node:fs';

/** Says in a line what a test has tried and what was lost: to the file of the run (`scripts/trust.mjs`), which tells it at its end, or where there is none, here. */
export function tell(line: string): void {
  const report = process.env.GARITA_TRUST_REPORT;
  if (report) appendFileSync(report, `${line}\n`);
  else console.log(line);
}
