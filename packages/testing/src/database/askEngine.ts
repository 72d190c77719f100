import { restoreError } from '@garita/server/src/db/embedded/databaseError';
import type { Engine, EngineResult } from '@garita/server/src/db/embedded/Engine';

/** @throws the database's error */
export async function askEngine(
  engine: Engine,
  text: string,
  parameters: readonly string[] = [],
): Promise<EngineResult> {
  const { results, error } = await engine.send([{ text, parameters }]);
  if (error) throw restoreError(error);
  return results[0] as EngineResult;
}
