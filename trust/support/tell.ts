import { appendFileSync } from 'node:fs';

/** One line for the final summary, into the file `GARITA_TRUST_REPORT` or on the console. */
export function tell(line: string): void {
  const report = process.env.GARITA_TRUST_REPORT;
  if (report) appendFileSync(report, `${line}\n`);
  else console.log(line);
}
