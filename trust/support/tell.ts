import { appendFileSync } from 'node:fs';

/** Writes one line of the final summary to the file `GARITA_TRUST_REPORT` or to the console. */
export function tell(line: string): void {
  const report = process.env.GARITA_TRUST_REPORT;
  if (report) appendFileSync(report, `${line}\n`);
  else console.log(line);
}
