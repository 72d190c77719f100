import type { Comprador, MisionPrecio, MisionVendida, Oferta } from './MisionesScreenProps';

const AHORA = Date.parse('2026-11-21T18:30:00.000Z');
const at = (hours: number) => new Date(AHORA - hours * 3_600_000).toISOString();

const mision = (
  id: number,
  categoria: number,
  nombre: string,
  precio: number,
  venta: 0 | 1 = 1,
): MisionPrecio => ({ id, categoria, nombre, precio, venta });

const PRECIOS: readonly MisionPrecio[] = [
  mision(1, 1, 'Recluta', 0, 0),
  mision(2, 1, 'Aspirante', 5, 0),
  mision(4, 2, 'Vigilante I', 15),
  mision(5, 2, 'Vigilante II', 20),
  mision(7, 3, 'Agente I', 30),
  mision(13, 5, 'Oficial I', 80),
  mision(22, 8, 'Supervisión I', 230),
  mision(28, 10, 'Gerencia', 0, 0),
];

const comprador = (
  id: number,
  usuario: string,
  { categoria, id: id_rango, nombre }: MisionPrecio,
  conFirma: 0 | 1 = 0,
): Comprador => ({
  id,
  usuario,
  mision: nombre,
  id_categoria: categoria,
  id_rango,
  conFirma,
});

const at0 = (index: number): MisionPrecio => PRECIOS[index] as MisionPrecio;

/**
 * Two buyers of a lower category than the seller's, one of them with a signature. The third person
 * is of the seller's category 8, so the seller cannot sell to them.
 */
export const OFERTA: Oferta = {
  compradores: [
    comprador(6, 'Recluta', at0(0)),
    comprador(5, 'Agente', at0(4), 1),
    comprador(9, 'Sra.Quintana', at0(6), 1),
  ],
  precios: PRECIOS,
  configuracion: { firma_desde: 5 },
};

export const vendida = (id: number, more: Partial<MisionVendida> = {}): MisionVendida => ({
  id,
  usuarioNombre: 'Recluta',
  anterior: 'Recluta',
  mision: 'Vigilante I',
  encargadoNombre: 'Supervisora',
  creditos: 15,
  fecha: at(id * 20),
  ...more,
});

export const VENDIDAS: readonly MisionVendida[] = [
  vendida(1),
  vendida(2, {
    usuarioNombre: 'Agente',
    anterior: 'Vigilante I',
    mision: 'Agente I',
    creditos: 15,
    encargadoNombre: 'Gerente',
  }),
  vendida(3, {
    usuarioNombre: 'I1l_O0scar',
    anterior: 'Agente I',
    mision: 'Oficial I',
    creditos: 50,
  }),
  vendida(9, { usuarioNombre: 'elPatio83', anterior: 'Aspirante', mision: 'Vigilante II' }),
];

export const THOUSAND: readonly MisionVendida[] = Array.from({ length: 1000 }, (_, index) =>
  vendida(index + 100, {
    usuarioNombre: `Persona-${String(index + 1).padStart(4, '0')}`,
    creditos: (index * 5) % 200,
  }),
);
