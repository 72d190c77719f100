import type { TestAgency } from '../agency/testAgency';

export const openPeriod = async ({ db }: TestAgency): Promise<number> =>
  (
    await db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', 'is', null)
      .executeTakeFirstOrThrow()
  ).id;
