import type { Venta, VentaPendiente } from './VentasScreenProps';

const AHORA = Date.parse('2026-11-21T18:30:00.000Z');
const at = (hours: number) => new Date(AHORA - hours * 3_600_000).toISOString();

export const venta = (id: number, more: Partial<Venta> = {}): Venta => ({
  id,
  encargado: 3,
  encargoNombre: 'Supervisora',
  usuario: 6,
  usuarioNombre: 'Recluta',
  externo: 0,
  descripcion: 'Membresía VIP, 30 días',
  credito: 40,
  fecha: at(id),
  pagado: 0,
  pagado_en: null,
  pagadoNombre: null,
  ...more,
});

const pagada = { pagado: 1, pagado_en: at(2), pagadoNombre: 'Fundadora' } as const;

export const VENTAS: readonly Venta[] = [
  venta(1),
  venta(5, {
    usuario: 5,
    usuarioNombre: 'Agente',
    descripcion: 'Misión Vigilante II',
    credito: 20,
    encargado: 2,
    encargoNombre: 'Gerente',
  }),
  venta(9, {
    usuario: null,
    externo: 1,
    usuarioNombre: 'Visitante.Ilustre',
    descripcion: 'Membresía Media jornada, 15 días',
    credito: 13,
    ...pagada,
  }),
  venta(30, {
    usuario: 8,
    usuarioNombre: 'I1l_O0scar',
    descripcion: 'Traslado a Agente I',
    credito: 27,
    encargado: 2,
    encargoNombre: 'Gerente',
    ...pagada,
  }),
  venta(200, {
    usuario: 4,
    usuarioNombre: 'Oficial',
    descripcion: 'Membresía Fundadores, permanente',
    credito: 150,
    ...pagada,
  }),
];

export const PENDIENTES: readonly VentaPendiente[] = [
  { encargoNombre: 'Gerente', Pendiente: 20, fechaU: at(5) },
  { encargoNombre: 'Supervisora', Pendiente: 40, fechaU: at(1) },
];

export const THOUSAND: readonly Venta[] = Array.from({ length: 1000 }, (_, index) =>
  venta(index + 100, {
    usuario: index + 100,
    usuarioNombre: `Persona-${String(index + 1).padStart(4, '0')}`,
    credito: (index * 7) % 160,
    ...(index >= 40 && pagada),
  }),
);
