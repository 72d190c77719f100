import { isDeepStrictEqual } from 'node:util';
import type { Rule } from '@garita/domain/reglas/Rule';
import type { Connection } from '../../connect';
import { UsageError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { toFields } from '../../input/parseJson';
import type { Campo } from './campo';
import { describeCambio, say } from './describeCambio';
import type { Seccion } from './Seccion';

interface Ajuste<T extends object> {
  readonly id: string;
  readonly titulo: string;
  readonly campos: { readonly [Nombre in keyof T & string]: Campo };
  readonly rules?: readonly Rule<T>[];
  readonly read: (connection: Connection) => Promise<T>;
  /** Sends the changed fields with their previous values. @returns the portal's message */
  readonly write: (
    connection: Connection,
    data: Partial<T>,
    previos: Partial<T>,
  ) => Promise<string>;
}

const pick = <T extends object>(thing: T, campos: readonly string[]): Partial<T> =>
  Object.fromEntries(campos.map((campo) => [campo, thing[campo as keyof T]])) as Partial<T>;

/** A section of settings. A file may contain only some of its fields. */
export function ajusteSeccion<T extends object>({
  id,
  titulo,
  campos,
  rules = [],
  read,
  write,
}: Ajuste<T>): Seccion {
  const nombres = Object.keys(campos) as (keyof T & string)[];
  const titulos = Object.fromEntries(
    nombres.map((nombre) => [nombre, campos[nombre].titulo]),
  ) as Record<keyof T & string, string>;
  const parse = (valor: unknown): Partial<T> => {
    const given = toFields(valor);
    for (const [nombre, value] of Object.entries(given)) {
      const campo = Object.hasOwn(campos, nombre) ? campos[nombre as keyof T & string] : undefined;
      if (!campo) throw new UsageError(`${id}: no se conoce «${nombre}».`);
      if (!campo.is(value))
        throw new UsageError(`${id}: «${nombre}» no puede ser ${JSON.stringify(value)}.`);
    }
    return given as Partial<T>;
  };
  const sayAll = <Some extends Partial<T>>(thing: Some): Some =>
    Object.fromEntries(
      Object.entries(thing).map(([nombre, value]) => [
        nombre,
        campos[nombre as keyof T & string]?.say?.(value) ?? value,
      ]),
    ) as Some;
  return {
    id,
    titulo,
    campos,
    read: async (connection) => pick(await read(connection), nombres),
    describe: (valor: T) =>
      nombres.map((nombre) => [titulos[nombre], (campos[nombre].say ?? say)(valor[nombre])]),
    plan: async (connection, valor) => {
      const wanted = parse(valor);
      const antes: T = await read(connection);
      const changed = nombres.filter(
        (nombre) => nombre in wanted && !isDeepStrictEqual(antes[nombre], wanted[nombre]),
      );
      if (changed.length === 0) return [];
      const cambios = pick({ ...antes, ...wanted }, changed);
      checkRules<T>(rules, { ...antes, ...cambios } as T, titulos);
      return [
        {
          descripcion: describeCambio('Cambia', titulos, sayAll(antes), sayAll(cambios)),
          send: () => write(connection, cambios, pick(antes, changed)),
        },
      ];
    },
  };
}
