import { appendFileSync } from 'node:fs';

/**
 * Reports one line for the final summary: into the file `GARITA_TRUST_REPORT`, else on the console.
 */
export function tell(line: string): void {
  const report = process.env.GARITA_TRUST_REPORT;
  if (report) appendFileSync(report, `${line}\n`);
  else console.log(line);
}
