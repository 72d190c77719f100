import { formatCredits } from '@garita/domain/formato/credits';
import { foldCase } from '@garita/domain/formato/foldCase';
import { formatInstant } from '@garita/domain/formato/instant';
import { type Periodo, priceOfMembresia } from '@garita/domain/membresias/periodo';
import { endAfter, startOf } from '@garita/domain/membresias/vigencia';
import type { Membresia, MembresiaVendida } from './MembresiasScreenProps';

/** What a sale comes to, before it is sent. */
export interface Resumen {
  /** Credits. */
  readonly creditos: number;
  /** Figures for the seller: what it costs, and when what ends. */
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** What the seller would not expect; null when there is nothing of the kind. */
  readonly aviso: string | null;
}

interface VentaElegida {
  readonly membresia: Membresia;
  readonly periodo: Periodo;
  /** The buyer: a person's id, a name outside, or null while nobody is chosen. */
  readonly user: number | string | null;
  readonly vendidas: readonly MembresiaVendida[];
  /** Milliseconds. */
  readonly ahora: number;
}

/** The buyer's sales of that membership that stand. */
function findIguales({ membresia, user, vendidas }: VentaElegida): MembresiaVendida[] {
  const isBuyer = (one: MembresiaVendida) =>
    typeof user === 'string'
      ? one.usuario === null && foldCase(one.usuarioNombre) === foldCase(user.trim())
      : user !== null && one.usuario === user;
  return vendidas.filter((one) => one.membresia === membresia.id && isBuyer(one));
}

/** What a sale costs and when what was sold ends. The server reckons it again with what it knows. */
export function resumirVenta(venta: VentaElegida): Resumen {
  const { membresia, periodo, ahora } = venta;
  const creditos = priceOfMembresia(membresia, periodo);
  const price = ['Precio', formatCredits(creditos)] as const;
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
