import { formatCredits } from '@garita/domain/formato/credits';
import { foldCase } from '@garita/domain/formato/foldCase';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Moneda } from '@garita/domain/formato/moneda';
import { type Periodo, priceOfMembresia } from '@garita/domain/membresias/periodo';
import { endAfter, startOf } from '@garita/domain/membresias/vigencia';
import type { Membresia, MembresiaVendida } from './MembresiasScreenProps';

export interface Resumen {
  readonly creditos: number;
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** A warning for the seller; null for none. */
  readonly aviso: string | null;
}

interface VentaElegida {
  readonly membresia: Membresia;
  readonly periodo: Periodo;
  /** The buyer: a person's id, an outside buyer's name, or null while no buyer is chosen. */
  readonly user: number | string | null;
  readonly vendidas: readonly MembresiaVendida[];
  /** The current time, in milliseconds. */
  readonly ahora: number;
  readonly moneda: Moneda;
}

function findIguales({ membresia, user, vendidas }: VentaElegida): MembresiaVendida[] {
  const isBuyer = (one: MembresiaVendida) =>
    typeof user === 'string'
      ? one.usuario === null && foldCase(one.usuarioNombre) === foldCase(user.trim())
      : user !== null && one.usuario === user;
  return vendidas.filter((one) => one.membresia === membresia.id && isBuyer(one));
}

/** The price and end of a sale. The server computes both again from its own data. */
export function resumirVenta(venta: VentaElegida): Resumen {
  const { membresia, periodo, ahora, moneda } = venta;
  const creditos = priceOfMembresia(membresia, periodo);
  const price = ['Precio', formatCredits(creditos, moneda)] as const;
  const inicio = startOf(findIguales(venta), ahora);
  if (inicio === null)
    return {
      creditos,
      figures: [price, ['Termina', 'Nunca']],
      aviso: `Ya tiene ${membresia.nombre} para siempre: no se le puede vender otra vez.`,
    };
  if (membresia.perma === 1)
    return { creditos, figures: [price, ['Termina', 'Nunca']], aviso: null };
  const fin = new Date(endAfter(inicio, periodo)).toISOString();
  const aviso =
    inicio > ahora
      ? `Ya tiene ${membresia.nombre} hasta el ${formatInstant(new Date(inicio).toISOString(), { part: 'fecha' })}: la nueva empieza cuando esa acabe.`
      : null;
  return { creditos, figures: [price, ['Termina', formatInstant(fin)]], aviso };
}
