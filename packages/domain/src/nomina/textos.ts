import { contar } from '../formato/contar';

export const NOMINA = {
  cantidadMinima: 'Cantidad no puede ser menor o igual a 0',
  ajustada: 'Nomina ajustada correctamente',
  noAlcanza: (total: string) => `No se puede restar tanto: ahora tiene ${total}.`,
  demasiado: (maximo: string, total: string) =>
    `Es demasiado: nadie puede pasar de ${maximo}, y ahora tiene ${total}.`,
  sinMotivo: 'Escribe por qué se ajusta',
  motivoAjuste: (cambio: string, motivo: string | null = null) =>
    `Ajuste: ${cambio}${motivo === null ? '' : ` (${motivo})`}`,
  reiniciada: (filas: number) =>
    `Nómina reiniciada: ${contar(filas, 'fila cerrada', 'filas cerradas')}`,
  vacio: 'No hay nada que cerrar: el periodo abierto está vacío.',
  yaCerrado: 'Ese periodo ya se cerró. Revisa el que está abierto ahora.',
  reabierta: 'Nómina reabierta: el último periodo sigue donde estaba',
  estaAbierto: 'Ese periodo ya está abierto.',
  traido: 'Ese periodo viene del portal anterior, sin anotaciones: no se puede reabrir.',
  noEncontrado: 'Ese periodo no existe.',
  noEsElUltimo: 'Solo se puede reabrir el último periodo cerrado.',
  siguienteEmpezado: 'El periodo abierto ya tiene anotaciones: el anterior no se puede reabrir.',
  sinFila: 'Esa persona no está en la nómina de ese periodo.',
} as const;
