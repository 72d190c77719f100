import { appendFileSync } from 'node:fs';

/** Says in one line what was tried and what became of it, for the summary at the end: into the file that `GARITA_TRUST_REPORT` names, else on the console. */
export function tell(line: string): void {
  const report = process.env.GARITA_TRUST_REPORT;
  if (report) appendFileSync(report, `${line}\n`);
  else console.log(line);
}
