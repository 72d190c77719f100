/**
 * The browser's service workers; null if it has none. Also null in development, where files change
 * but keep their names.
 */
export const findWorkers = (): ServiceWorkerContainer | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** The registration of the active worker; null if there is none. */
export const findWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  const registration = await findWorkers()?.getRegistration();
  return registration?.active ? registration : null;
};
