/** Adjusting what somebody is credited (NOM-17). */
export const NOMINA = {
  cantidadMinima: 'Cantidad no puede ser menor o igual a 0',
  ajustada: 'Nomina ajustada correctamente',
  noAlcanza: (total: string) => `No se puede restar tanto: ahora tiene ${total}.`,
  motivoAjuste: (cambio: string) => `Ajuste: ${cambio}`,
} as const;
