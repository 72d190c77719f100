/** For how many hours the portal knows a write again by its key: repeated within them, it is not done twice. */
export const HORAS_RECUERDO = 24;
