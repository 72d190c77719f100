import type { OperationId } from '@garita/api-client/access';
import { buildApp } from '@garita/server/src/buildApp';
import type { FastifyInstance } from 'fastify';
import { CONTRACT } from '../contract/testContract';
import { DEMO_NOW, openDemoDatabase } from './openTestDemo';
import { type Answer, type CallOptions, insertKey, type Name, send } from './testAgency';
import { testConfig } from './testConfig';

let portal: Promise<FastifyInstance> | undefined;

async function open(): Promise<FastifyInstance> {
  const app = await buildApp({
    config: testConfig(),
    db: await openDemoDatabase(),
    contract: CONTRACT,
    clock: () => DEMO_NOW,
    checkAnswers: true,
  });
  await app.ready();
  return app;
}

/**
 * Makes a call on the demo. The server checks its answer against the contract. @throws for any
 * failure
 */
export async function readDemo(
  as: Name,
  operation: OperationId,
  options: CallOptions = {},
): Promise<Answer['body']> {
  portal ??= open();
  const { kysely } = await openDemoDatabase();
  const { httpStatus, body } = await send(
    await portal,
    operation,
    await insertKey(kysely, as, DEMO_NOW),
    options,
  );
  if (httpStatus !== 200)
    throw new Error(`${operation} of ${as}: ${httpStatus} ${JSON.stringify(body)}`);
  return body;
}
