import type { AddressInfo } from 'node:net';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';

export interface Portal {
  readonly agency: TestAgency;
  readonly servidor: string;
  readonly kept: DatabaseSnapshot;
}

async function open(): Promise<Portal> {
  const agency = await openTestAgency();
  await agency.app.listen({ port: 0, host: '127.0.0.1' });
  // The server must not keep the worker alive.
  agency.app.server.unref();
  const { port } = agency.app.server.address() as AddressInfo;
  return {
    agency,
    servidor: `http://127.0.0.1:${port}`,
    kept: await snapshotDatabase(agency.database),
  };
}

let portal: Promise<Portal> | undefined;

/**
 * The portal that all tests of a worker share, since opening one takes longer than most test files.
 * Passwords are `garita-demo`.
 */
export const openPortal = (): Promise<Portal> => {
  portal ??= open();
  return portal;
};
