/**
 * Service workers of this browser; null if unsupported, and in development, where files change
 * under the same name.
 */
export const findWorkers = (): ServiceWorkerContainer | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** null without an active worker. */
export const findWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  const registration = await findWorkers()?.getRegistration();
  return registration?.active ? registration : null;
};
