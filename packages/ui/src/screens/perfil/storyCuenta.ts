import type { Cuenta } from './PerfilScreenProps';

export const SIN_CUENTA: Cuenta = {
  abierto: 0,
  cerrados: 0,
  multa: 0,
  total: 0,
  deudas: [],
  multas: [],
  pagos: [],
};

export const multaPropia = (
  id: number,
  more: Partial<Cuenta['multas'][number]>,
): Cuenta['multas'][number] => ({
  id,
  motivo: 'Perfil privado',
  creditos: 5,
  encargadoNombre: 'Supervisora',
  fecha: '2026-11-20T17:00:00.000Z',
  cobrado: 0,
  lista: 0,
  ...more,
});

export const CUENTA: Cuenta = {
  abierto: 14,
  cerrados: 20,
  multa: 15,
  total: 19,
  deudas: [
    {
      periodo: 100,
      abierto_en: '2026-11-09T06:00:00.000Z',
      cerrado_en: '2026-11-16T06:00:00.000Z',
      monto: 20,
      pagado: 0,
    },
  ],
  multas: [
    multaPropia(3, { creditos: 15 }),
    multaPropia(2, { motivo: 'Llegó tarde', creditos: 0 }),
    multaPropia(1, { cobrado: 1, lista: 1 }),
  ],
  pagos: [
    {
      id: 9,
      paga: 'Nómina',
      monto: 20,
      multa: 5,
      total: 15,
      fechaPago: '2026-11-14T02:00:00.000Z',
      encargadoNombre: 'Gerente',
      ascenso: null,
      gastado: 0,
    },
    {
      id: 8,
      paga: '2 periodos',
      monto: 60,
      multa: 0,
      total: 60,
      fechaPago: '2026-11-07T02:00:00.000Z',
      encargadoNombre: 'Fundadora',
      ascenso: 'Oficial II',
      gastado: 40,
    },
  ],
};
