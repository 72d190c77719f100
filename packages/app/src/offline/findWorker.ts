/** Where this browser keeps workers; null where it has none, and while developing, when files change under their names. */
export const findWorkers = (): ServiceWorkerContainer | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** The worker that keeps the portal, once it is there; null until then. */
export const findWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  const registration = await findWorkers()?.getRegistration();
  return registration?.active ? registration : null;
};
