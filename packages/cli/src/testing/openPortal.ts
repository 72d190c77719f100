import type { AddressInfo } from 'node:net';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { type KeptDatabase, keepDatabase } from '@garita/testing/database/keepDatabase';

/** A whole portal with the test agency, behind a port of its own. */
export interface Portal {
  readonly agency: TestAgency;
  readonly servidor: string;
  /** As it was when it was opened. */
  readonly kept: KeptDatabase;
}

async function open(): Promise<Portal> {
  const agency = await openTestAgency();
  await agency.app.listen({ port: 0, host: '127.0.0.1' });
  // It ends with the worker, which it does not keep.
  agency.app.server.unref();
  const { port } = agency.app.server.address() as AddressInfo;
  return {
    agency,
    servidor: `http://127.0.0.1:${port}`,
    kept: await keepDatabase(agency.database),
  };
}

let portal: Promise<Portal> | undefined;

/** The one portal of this worker: opening it takes longer than most files of tests. Everybody's password is `garita-demo`. */
export const openPortal = (): Promise<Portal> => {
  portal ??= open();
  return portal;
};
