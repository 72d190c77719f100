import type { Name, TestAgency } from '../agency/testAgency';

/** Opens a time of Recluta that began 42 minutes ago. @param alto the time's senior; null = none */
export const openTiempo =
  (alto: Name | null) =>
  async ({ db, idOf, now }: TestAgency): Promise<void> => {
    const abierto_en = new Date(now().getTime() - 42 * 60_000);
    const senior = alto === null ? {} : { alto_id: await idOf(alto), ligado: abierto_en };
    await db
      .insertInto('tiempos')
      .values({ usuario_id: await idOf('Recluta'), abierto_en, inicio: abierto_en, ...senior })
      .execute();
  };
