import { startDemo } from './demo';

/** One demo for all journeys. Logins are many and come from one address: the limit is raised by its setting, not switched off in code. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const demo = await startDemo({ env: { LOGIN_LIMIT: '10000' } });
  process.env.GARITA_E2E_URL = demo.url;
  return async () => {
    await demo.stop();
  };
}
