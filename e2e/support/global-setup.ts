import type { FullConfig } from '@playwright/test';
import { startDemo } from './demo';

/** One demo a worker, for all its journeys. Logins are many and come from one address: the limit is raised by its setting, not switched off in code. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const demos = await Promise.all(Array.from({ length: workers }, () => startDemo({ env: { LOGIN_LIMIT: '10000' } })));
  process.env.GARITA_E2E_URLS = demos.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(demos.map((demo) => demo.stop()));
  };
}
