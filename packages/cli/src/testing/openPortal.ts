import type { AddressInfo } from 'node:net';
import { openTestAgency, type TestAgency } from '@garita/server/src/testing/testAgency';

/** A whole portal with the test agency, behind a port of its own. */
export interface Portal {
  readonly agency: TestAgency;
  readonly servidor: string;
  close(): Promise<void>;
}

/** Opens a portal. Everybody's password is `garita-demo`. */
export async function openPortal(): Promise<Portal> {
  const agency = await openTestAgency();
  await agency.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = agency.app.server.address() as AddressInfo;
  return { agency, servidor: `http://127.0.0.1:${port}`, close: () => agency.close() };
}
