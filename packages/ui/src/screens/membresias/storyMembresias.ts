import type { Membresia, MembresiaVendida } from './MembresiasScreenProps';

const DAY = 86_400_000;

export const AHORA = Date.parse('2026-11-21T18:30:00.000Z');
const at = (days: number) => new Date(AHORA + days * DAY).toISOString();

const membresia = (
  id: number,
  nombre: string,
  precio: number,
  more: Partial<Membresia> = {},
): Membresia => ({
  id,
  nombre,
  precio,
  vip: 0,
  perma: 0,
  image: '',
  details: '',
  reduccion: 0,
  ...more,
});

export const CATALOGO: readonly Membresia[] = [
  membresia(1, 'VIP', 40, { vip: 1 }),
  membresia(2, 'Media jornada', 25, { reduccion: 1 }),
  membresia(3, 'Fundadores', 150, { vip: 1, perma: 1 }),
];

export const vendida = (id: number, more: Partial<MembresiaVendida> = {}): MembresiaVendida => ({
  id,
  membresiaNombre: 'VIP',
  usuarioNombre: 'Recluta',
  externo: 0,
  encargadoNombre: 'Supervisora',
  fecha: at(-id),
  finaliza: at(30 - id),
  estado: 'Activa',
  perma: 0,
  vip: 1,
  usuario: 6,
  membresia: 1,
  credito: 40,
  pagado: 0,
  ...more,
});

const media = { membresiaNombre: 'Media jornada', membresia: 2, vip: 0 as const, credito: 25 };
const fuera = { externo: 1 as const, usuario: null };

/**
 * The sales, the newest first: running, ended, to a buyer outside the agency, permanent, and one
 * older than the accounts.
 */
export const VENDIDAS: readonly MembresiaVendida[] = [
  vendida(1),
  vendida(2, {
    ...fuera,
    usuarioNombre: 'Visitante.Ilustre',
    finaliza: at(13),
    credito: 20,
    pagado: 1,
  }),
  vendida(9, { ...media, usuarioNombre: 'Agente', usuario: 5 }),
  vendida(20, {
    usuarioNombre: 'Oficial',
    usuario: 4,
    membresiaNombre: 'Fundadores',
    membresia: 3,
    perma: 1,
    finaliza: null,
    credito: 150,
    pagado: 1,
  }),
  vendida(33, {
    ...media,
    usuarioNombre: 'elPatio83',
    usuario: 10,
    estado: 'Terminada',
    pagado: 1,
  }),
  vendida(38, { ...media, usuarioNombre: 'I1l_O0scar', usuario: 8, estado: 'Terminada' }),
  vendida(41, {
    usuarioNombre: 'Sra.Quintana',
    usuario: 9,
    estado: 'Terminada',
    credito: null,
    pagado: null,
  }),
];

export const THOUSAND: readonly MembresiaVendida[] = Array.from({ length: 1000 }, (_, index) =>
  vendida(index + 100, {
    ...(index % 3 === 0 && media),
    usuarioNombre: `Persona-${String(index + 1).padStart(4, '0')}`,
    usuario: index + 100,
    fecha: at(-index / 10),
    finaliza: at(30 - index / 10),
    estado: index < 300 ? 'Activa' : 'Terminada',
    pagado: index % 4 === 0 ? 0 : 1,
  }),
);
