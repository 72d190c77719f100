const lists = new Intl.ListFormat('es', { type: 'conjunction' });

/**
 * `Agente, Cabo y Recluta`. If there are more than `max` names, only the first `max` − 1 are named:
 * `Agente, Cabo y 4 más`.
 */
export const formatNombres = (nombres: readonly string[], max = Number.POSITIVE_INFINITY): string =>
  lists.format(
    nombres.length > max
      ? [...nombres.slice(0, max - 1), `${nombres.length - max + 1} más`]
      : nombres,
  );
